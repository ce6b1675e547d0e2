import { open } from 'node:fs/promises'
import { encodeSamples, type WrittenWavShape } from '../wav/encode-samples'
import { wavPaddingBytes, writeWavHeader } from '../wav/write-wav-header'

/** Stretches of one sound, in order: samples from -1 to 1, one array a channel. */
export type WavStretches = Iterable<readonly Float32Array[]> | AsyncIterable<readonly Float32Array[]>

/**
 * Writes a sound whose length is not known before, holding one stretch at a time: the header is written again at the end,
 * and over 4 GB becomes RF64. Answers the frames that were written. Throws a RangeError for channels that do not fit.
 */
export async function writeWavFile(path: string, shape: WrittenWavShape, stretches: WavStretches): Promise<number> {
  const file = await open(path, 'w')
  try {
    let frameCount = 0
    await file.writeFile(writeWavHeader(shape, 0, { keepsRoom: true }))
    for await (const channels of stretches) {
      await file.writeFile(encodeSamples(channels, shape))
      frameCount += channels[0]?.length ?? 0
    }
    if (wavPaddingBytes(shape, frameCount) > 0) await file.writeFile(new Uint8Array(1))
    const header = writeWavHeader(shape, frameCount, { keepsRoom: true })
    await file.write(header, 0, header.length, 0)
    return frameCount
  } finally {
    await file.close()
  }
}
