import { openByteSource } from '../bytes/byte-source'
import { readWavBlocks } from '../wav/read-wav-blocks'
import { readWavLayout } from '../wav/read-wav-layout'
import { openMp3Pieces } from './open-mp3-pieces'
import type { SoundPieces } from './sound-pieces'

/** Opens a WAV or MP3 to be decoded piece by piece; null for other kinds, which browsers decode as a whole only. */
export async function openSoundPieces(file: Blob): Promise<SoundPieces | null> {
  const source = openByteSource(file)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') return openMp3Pieces(file)
  const { sampleRate, frameCount } = layout
  return { sampleRate, frameCount, read: () => readWavBlocks(source, layout) }
}
