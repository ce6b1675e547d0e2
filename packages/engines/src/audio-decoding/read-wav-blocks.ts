import { readWavLayout, readWavStretches } from '@lectern/media'
import { openFileSource } from '@lectern/media/node'
import type { FileHandle } from 'node:fs/promises'
import { type DecodedSound, UnreadableSound } from './decoded-sound'

/** The samples of a WAV file, a stretch at a time, so that the file may be of any length. */
export async function* readWavBlocks(file: FileHandle): AsyncGenerator<DecodedSound> {
  const source = await openFileSource(file)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') {
    throw new UnreadableSound(layout.reason === 'unsupported-format' ? 'unsupported-format' : 'broken', layout.message)
  }
  const { sampleRate } = layout
  for await (const channels of readWavStretches(source, layout)) yield { sampleRate, channels }
}
