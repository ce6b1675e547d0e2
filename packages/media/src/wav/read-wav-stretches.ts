import type { ByteSource } from '../bytes/byte-source'
import { decodeSamples } from './decode-samples'
import type { WavLayout } from './read-wav-layout'
import { frameBytesOf } from './wav-shape'

export interface WavStretchOptions {
  /** Frames [fromFrame, toFrame); all of them when left out. */
  fromFrame?: number
  toFrame?: number
}

const STRETCH_BYTES = 1 << 20

/** The samples of a WAV file from -1 to 1, one array a channel, about a megabyte of the file at a time. */
export async function* readWavStretches(
  source: ByteSource,
  layout: WavLayout,
  { fromFrame = 0, toFrame = layout.frameCount }: WavStretchOptions = {},
): AsyncGenerator<Float32Array<ArrayBuffer>[]> {
  const frameBytes = frameBytesOf(layout)
  const stretchFrames = Math.max(1, Math.floor(STRETCH_BYTES / frameBytes))
  const last = Math.min(toFrame, layout.frameCount)
  for (let frame = fromFrame; frame < last; frame += stretchFrames) {
    const start = layout.dataOffsetBytes + frame * frameBytes
    const end = layout.dataOffsetBytes + Math.min(last, frame + stretchFrames) * frameBytes
    yield decodeSamples(await source.read(start, end), layout)
  }
}
