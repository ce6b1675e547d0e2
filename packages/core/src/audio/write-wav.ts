import { countFrames, type Pcm } from './pcm'
import { mostWavChannels, type SampleEncoding } from './read-wav-header'

/** How samples are written: 16-bit integers unless said otherwise. */
export interface WavFormat {
  encoding?: SampleEncoding
  /** 16, 24 or 32 for integers, 32 for floats. */
  bitsPerSample?: 16 | 24 | 32
}

const HEADER_BYTES = 44
const PCM_FORMAT = 1
const FLOAT_FORMAT = 3
/** The numbers in the header have 32 bits. */
const LARGEST = 0xffffffff
const WRITTEN_BITS: Readonly<Record<SampleEncoding, readonly number[]>> = { integer: [16, 24, 32], float: [32] }

/**
 * A WAV file of the samples, 16-bit integers unless said otherwise. As integers, samples beyond full scale are clipped;
 * floats are written as they are. Samples that are not a number become silence. `readWav` reads whatever is written.
 * @throws RangeError for channels of different lengths, none at all or over 64, a sample rate that is no whole number
 * from 1 to 2^32 - 1, bits that the encoding does not have, or more than 4 GB
 *
 * @example
 * const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array([0, 0.5, -0.5])] })
 * bytes.length // => 50
 * readWavHeader(bytes).frameCount // => 3
 */
export function writeWav(pcm: Pcm, format: WavFormat = {}): Uint8Array {
  const encoding = format.encoding ?? 'integer'
  const bitsPerSample = format.bitsPerSample ?? (encoding === 'float' ? 32 : 16)
  if (!WRITTEN_BITS[encoding].includes(bitsPerSample)) {
    const bits = WRITTEN_BITS[encoding].join(', ')
    throw new RangeError(`Samples as ${encoding} are written with bits of ${bits}, not ${bitsPerSample}.`)
  }
  const { sampleRate } = pcm
  if (!Number.isInteger(sampleRate) || sampleRate < 1 || sampleRate > LARGEST) {
    throw new RangeError(`The sample rate of a WAV file is a whole number from 1 to ${LARGEST}, not ${sampleRate}.`)
  }
  const frameCount = countFrames(pcm)
  const channelCount = pcm.channels.length
  if (channelCount === 0 || pcm.channels.some((channel) => channel.length !== frameCount)) {
    const lengths = pcm.channels.map((channel) => channel.length).join(', ')
    throw new RangeError(`A WAV file needs one channel or several of one length, not of ${lengths || 'none'}.`)
  }
  if (channelCount > mostWavChannels) {
    throw new RangeError(`A WAV file has at most ${mostWavChannels} channels, not ${channelCount}.`)
  }

  const sampleBytes = bitsPerSample / 8
  const dataBytes = frameCount * channelCount * sampleBytes
  const padding = dataBytes % 2
  if (HEADER_BYTES + dataBytes > LARGEST) {
    throw new RangeError(`A WAV file holds at most 4 GB, not ${dataBytes} bytes of samples. Write it in parts.`)
  }
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes + padding)
  const view = new DataView(bytes.buffer)
  writeTag(bytes, 0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes + padding, true)
  writeTag(bytes, 8, 'WAVE')
  writeTag(bytes, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, encoding === 'float' ? FLOAT_FORMAT : PCM_FORMAT, true)
  view.setUint16(22, channelCount, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, Math.min(LARGEST, sampleRate * channelCount * sampleBytes), true)
  view.setUint16(32, channelCount * sampleBytes, true)
  view.setUint16(34, bitsPerSample, true)
  writeTag(bytes, 36, 'data')
  view.setUint32(40, dataBytes, true)

  const writeSample = sampleWriter(view, encoding, bitsPerSample)
  for (const [channel, samples] of pcm.channels.entries()) {
    let offset = HEADER_BYTES + channel * sampleBytes
    for (const sample of samples) {
      writeSample(offset, sample || 0)
      offset += sampleBytes * channelCount
    }
  }
  return bytes
}

function sampleWriter(view: DataView, encoding: SampleEncoding, bits: 16 | 24 | 32) {
  if (encoding === 'float') return (offset: number, sample: number) => view.setFloat32(offset, sample, true)
  const fullScale = 2 ** (bits - 1)
  const quantize = (sample: number) => Math.min(fullScale - 1, Math.max(-fullScale, Math.round(sample * fullScale)))
  switch (bits) {
    case 16:
      return (offset: number, sample: number) => view.setInt16(offset, quantize(sample), true)
    case 24:
      return (offset: number, sample: number) => {
        const value = quantize(sample)
        view.setUint16(offset, value & 0xffff, true)
        view.setInt8(offset + 2, value >> 16)
      }
    default:
      return (offset: number, sample: number) => view.setInt32(offset, quantize(sample), true)
  }
}

function writeTag(bytes: Uint8Array, offset: number, tag: string): void {
  for (let at = 0; at < tag.length; at++) bytes[offset + at] = tag.charCodeAt(at)
}
