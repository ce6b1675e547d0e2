import { frameBytesOf, type WavShape } from './wav-shape'

/** What is written: integers of 16, 24 and 32 bits, floats of 32 and 64. */
export interface WrittenWavShape extends WavShape {
  encoding: 'integer' | 'float'
  bitsPerSample: 16 | 24 | 32 | 64
}

const WRITTEN_BITS: Readonly<Record<WrittenWavShape['encoding'], readonly number[]>> = {
  integer: [16, 24, 32],
  float: [32, 64],
}

/** Throws a RangeError for bits that the encoding does not have. */
export function checkWrittenShape({ encoding, bitsPerSample }: WrittenWavShape): void {
  if (WRITTEN_BITS[encoding].includes(bitsPerSample)) return
  const bits = WRITTEN_BITS[encoding].join(', ')
  throw new RangeError(`A WAV file is written with ${encoding} samples of ${bits} bits, not ${bitsPerSample}`)
}

/**
 * Samples from -1 to 1 as they lie in a WAV file. As integers, samples beyond full scale are clipped; floats are written as
 * they are. What is not a number becomes silence.
 */
export function encodeSamples(channels: readonly Float32Array[], shape: WrittenWavShape): Uint8Array<ArrayBuffer> {
  checkWrittenShape(shape)
  const lengths = new Set(channels.map(({ length }) => length))
  if (channels.length !== shape.channelCount || lengths.size !== 1) {
    const got = channels.map(({ length }) => length).join(', ')
    throw new RangeError(`${shape.channelCount} channels of one length were to be written, not [${got}]`)
  }
  const frameBytes = frameBytesOf(shape)
  const bytes = new Uint8Array((channels[0]?.length ?? 0) * frameBytes)
  const write = sampleWriter(new DataView(bytes.buffer), shape)
  for (const [channel, samples] of channels.entries()) {
    let offset = channel * (shape.bitsPerSample / 8)
    for (const sample of samples) {
      write(offset, sample || 0)
      offset += frameBytes
    }
  }
  return bytes
}

function sampleWriter(view: DataView, { encoding, bitsPerSample: bits }: WrittenWavShape) {
  if (encoding === 'float') {
    return bits === 64
      ? (offset: number, sample: number) => view.setFloat64(offset, sample, true)
      : (offset: number, sample: number) => view.setFloat32(offset, sample, true)
  }
  const fullScale = 2 ** (bits - 1)
  return (offset: number, sample: number) => {
    const value = Math.min(fullScale - 1, Math.max(-fullScale, Math.round(sample * fullScale)))
    if (bits === 32) view.setInt32(offset, value, true)
    else view.setInt16(offset, value, true)
    if (bits === 24) view.setInt8(offset + 2, value >> 16)
  }
}
