import { countFrameBytes } from './count-frame-bytes'
import { type WavShape } from './wav-format'

/**
 * Decodes whole frames of a WAV file to samples from -1 to 1, one array per channel. Samples that are not a finite number
 * become silence.
 *
 * @example
 * const shape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: 8000 }
 * decodeSamples(Uint8Array.of(0, 0x40), shape) // => [Float32Array.of(0.5)]
 */
export function decodeSamples(bytes: Uint8Array, shape: WavShape): Float32Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const frameBytes = countFrameBytes(shape)
  const frameCount = Math.floor(bytes.length / frameBytes)
  const readSample = createSampleReader(view, shape)
  return Array.from({ length: shape.channelCount }, (_, channel) => {
    const samples = new Float32Array(frameCount)
    let offset = channel * (shape.bitsPerSample / 8)
    for (let frame = 0; frame < frameCount; frame += 1) {
      samples[frame] = readSample(offset)
      offset += frameBytes
    }
    return samples
  })
}

type ReadSample = (offset: number) => number

function createSampleReader(view: DataView, { encoding, bitsPerSample }: WavShape): ReadSample {
  switch (encoding) {
    case 'a-law':
      return createByteReader(view, expandALaw)
    case 'mu-law':
      return createByteReader(view, expandMuLaw)
    case 'float':
      return bitsPerSample === 64
        ? (offset) => silenceInvalid(view.getFloat64(offset, true))
        : (offset) => silenceInvalid(view.getFloat32(offset, true))
    case 'integer':
      return createIntegerReader(view, bitsPerSample)
  }
}

function createIntegerReader(view: DataView, bits: number): ReadSample {
  switch (bits) {
    case 8:
      return (offset) => (view.getUint8(offset) - 2 ** 7) / 2 ** 7
    case 16:
      return (offset) => view.getInt16(offset, true) / 2 ** 15
    case 24:
      return (offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 2 ** 16) / 2 ** 23
    default:
      return (offset) => view.getInt32(offset, true) / 2 ** 31
  }
}

function silenceInvalid(sample: number): number {
  return Number.isFinite(Math.fround(sample)) ? sample : 0
}

function createByteReader(view: DataView, expand: (byte: number) => number): ReadSample {
  return (offset) => expand(view.getUint8(offset)) / 2 ** 15
}

/** Expands ITU-T G.711 A-law: sign, three bits of exponent, four of fraction, every second bit inverted. */
function expandALaw(byte: number): number {
  const inverted = byte ^ 0x55
  const exponent = (inverted >> 4) & 7
  const fraction = ((inverted & 15) << 4) + 8
  const size = exponent === 0 ? fraction : (fraction + 256) << (exponent - 1)
  return inverted & 0x80 ? size : -size
}

/** Expands ITU-T G.711 µ-law: as A-law with all bits inverted, and a bias that makes the segments meet. */
function expandMuLaw(byte: number): number {
  const inverted = ~byte & 0xff
  const size = ((((inverted & 15) << 3) + 132) << ((inverted >> 4) & 7)) - 132
  return inverted & 0x80 ? -size : size
}
