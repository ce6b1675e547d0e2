import { decodeSamples, countFrameBytes, type WavLayout } from '@lectern/core/audio'
import type { ByteSource } from '../bytes/byte-source'

export interface WavBlockOptions {
  /** Frames to read, half-open; all of them by default. */
  fromFrame?: number
  toFrame?: number
}

const BLOCK_BYTES = 1 << 20

/** Reads the samples of a WAV file from -1 to 1, one array a channel, about a megabyte of the file at a time. */
export async function* readWavBlocks(
  source: ByteSource,
  layout: WavLayout,
  { fromFrame = 0, toFrame = layout.frameCount }: WavBlockOptions = {},
): AsyncGenerator<Float32Array<ArrayBuffer>[]> {
  const frameBytes = countFrameBytes(layout)
  const blockFrames = Math.max(1, Math.floor(BLOCK_BYTES / frameBytes))
  const last = Math.min(toFrame, layout.frameCount)
  for (let frame = fromFrame; frame < last; frame += blockFrames) {
    const start = layout.dataOffsetBytes + frame * frameBytes
    const end = layout.dataOffsetBytes + Math.min(last, frame + blockFrames) * frameBytes
    yield decodeSamples(await source.read(start, end), layout)
  }
}
