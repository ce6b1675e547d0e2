import { frameBytesOf, type WavShape } from './wav-shape'

/** Whole frames as they lie in a WAV file, as samples from -1 to 1. What is not a number becomes silence. */
export function decodeSamples(bytes: Uint8Array, shape: WavShape): Float32Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const frameBytes = frameBytesOf(shape)
  const frameCount = Math.floor(bytes.length / frameBytes)
  const readSample = sampleReader(view, shape)
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

function sampleReader(view: DataView, { encoding, bitsPerSample }: WavShape): ReadSample {
  switch (encoding) {
    case 'a-law':
      return tableReader(view, expandALaw)
    case 'mu-law':
      return tableReader(view, expandMuLaw)
    case 'float':
      return bitsPerSample === 64
        ? (offset) => asNumber(view.getFloat64(offset, true))
        : (offset) => asNumber(view.getFloat32(offset, true))
    case 'integer':
      return integerReader(view, bitsPerSample)
  }
}

function integerReader(view: DataView, bits: number): ReadSample {
  switch (bits) {
    case 8:
      return (offset) => (view.getUint8(offset) - 2 ** 7) / 2 ** 7
    case 16:
      return (offset) => view.getInt16(offset, true) / 2 ** 15
    case 24:
      return (offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 2 ** 16) / 2 ** 23
    case 32:
      return (offset) => view.getInt32(offset, true) / 2 ** 31
    default:
      throw new RangeError(`A WAV file has no integers of ${bits} bits`)
  }
}

function asNumber(sample: number): number {
  return Number.isFinite(Math.fround(sample)) ? sample : 0
}

function tableReader(view: DataView, expand: (byte: number) => number): ReadSample {
  const table = Float32Array.from({ length: 256 }, (_, byte) => expand(byte) / 2 ** 15)
  return (offset) => table[view.getUint8(offset)] ?? 0
}

/** ITU-T G.711: sign, three bits of exponent and four of fraction, every second bit turned over. */
function expandALaw(byte: number): number {
  const turned = byte ^ 0x55
  const exponent = (turned >> 4) & 7
  const fraction = ((turned & 15) << 4) + 8
  const size = exponent === 0 ? fraction : (fraction + 256) << (exponent - 1)
  return turned & 0x80 ? size : -size
}

/** ITU-T G.711: as A-law with all bits turned over, and a bias that makes the steps meet. */
function expandMuLaw(byte: number): number {
  const turned = ~byte & 0xff
  const size = ((((turned & 15) << 3) + 132) << ((turned >> 4) & 7)) - 132
  return turned & 0x80 ? -size : size
}
