import { open } from 'node:fs/promises'
import {
  encodeSamples,
  countFrameBytes,
  wavPaddingBytes,
  writeWavHeader,
  type WrittenWavShape,
} from '@lectern/core/audio'

/** Blocks of one sound, in order: samples from -1 to 1, one array a channel. */
export type WavBlocks = Iterable<readonly Float32Array[]> | AsyncIterable<readonly Float32Array[]>

/**
 * Writes a sound of unknown length block by block. The header is replaced at the end, and becomes RF64 over 4 GB. Returns
 * the number of frames. Throws a RangeError for channels that do not fit the shape.
 */
export async function writeWavFile(path: string, shape: WrittenWavShape, blocks: WavBlocks): Promise<number> {
  const file = await open(path, 'w')
  try {
    let frameCount = 0
    await file.writeFile(writeWavHeader(shape, 0, 'replaceable'))
    for await (const channels of blocks) {
      const bytes = encodeSamples(channels, shape)
      await file.writeFile(bytes)
      frameCount += bytes.length / countFrameBytes(shape)
    }
    if (wavPaddingBytes(shape, frameCount) > 0) await file.writeFile(new Uint8Array(1))
    const header = writeWavHeader(shape, frameCount, 'replaceable')
    await file.write(header, 0, header.length, 0)
    return frameCount
  } finally {
    await file.close()
  }
}
