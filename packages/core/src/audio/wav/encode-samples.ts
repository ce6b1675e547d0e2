import { countFrameBytes } from './count-frame-bytes'
import { checkSampleFormat } from './write-wav-header'
import { type WrittenWavShape } from './wav-format'

/**
 * Encodes samples from -1 to 1 as the bytes of a WAV file. Integers clip samples beyond full scale; floats are written as
 * they are. NaN samples become silence.
 * @throws RangeError for bits that the encoding does not have, and for channels of other lengths or number
 *
 * @example
 * const shape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: 8000 }
 * encodeSamples([Float32Array.of(0.5)], shape) // => Uint8Array.of(0, 0x40)
 */
export function encodeSamples(channels: readonly Float32Array[], shape: WrittenWavShape): Uint8Array<ArrayBuffer> {
  checkSampleFormat(shape)
  const [first, ...others] = channels
  if (!first || channels.length !== shape.channelCount || others.some(({ length }) => length !== first.length)) {
    const lengths = channels.map(({ length }) => length).join(', ')
    throw new RangeError(`${shape.channelCount} channels of one length are expected, not [${lengths}]`)
  }
  const frameBytes = countFrameBytes(shape)
  const bytes = new Uint8Array(first.length * frameBytes)
  const write = createSampleWriter(new DataView(bytes.buffer), shape)
  for (const [channel, samples] of channels.entries()) {
    let offset = channel * (shape.bitsPerSample / 8)
    for (const sample of samples) {
      write(offset, sample || 0)
      offset += frameBytes
    }
  }
  return bytes
}

function createSampleWriter(view: DataView, { encoding, bitsPerSample: bits }: WrittenWavShape) {
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
