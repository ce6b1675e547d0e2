import { readWavBlocks, readWavLayout } from '@lectern/media'
import { openFileSource } from '@lectern/media/node'
import type { FileHandle } from 'node:fs/promises'
import { type DecodedSound, UnreadableSound } from './decoded-sound'

/** Decodes a WAV file of any length block by block. */
export async function* decodeWav(file: FileHandle): AsyncGenerator<DecodedSound> {
  const source = await openFileSource(file)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') {
    throw new UnreadableSound(layout.reason === 'unsupported-format' ? 'unsupported-format' : 'broken', layout.message)
  }
  const { sampleRate } = layout
  for await (const channels of readWavBlocks(source, layout)) yield { sampleRate, channels }
}
