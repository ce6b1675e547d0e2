import { countFrames, type Pcm } from './pcm'
import { largestWavNumber, mostWavChannels, wavCodes, wavTags, type SampleEncoding } from './wav-format'

/** How samples are written: 16-bit integers unless said otherwise. */
export interface WavFormat {
  encoding?: SampleEncoding
  /** 16, 24 or 32 for integers, 32 for floats. */
  bitsPerSample?: 16 | 24 | 32
}

const HEADER_BYTES = 44
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
    throw new RangeError(
      `A WAV file has ${encoding} samples of ${WRITTEN_BITS[encoding].join(', ')} bits, not ${bitsPerSample}.`,
    )
  }
  const { sampleRate, channels } = pcm
  if (!Number.isInteger(sampleRate) || sampleRate < 1 || sampleRate > largestWavNumber) {
    throw new RangeError(`A WAV file has a whole sample rate from 1 to ${largestWavNumber}, not ${sampleRate}.`)
  }
  const frameCount = countFrames(pcm)
  const lengths = new Set(channels.map((channel) => channel.length))
  if (lengths.size !== 1) {
    throw new RangeError(`A WAV file has channels of one length, not ${[...lengths].join(', ') || 'none'}.`)
  }
  if (channels.length > mostWavChannels) {
    throw new RangeError(`A WAV file has at most ${mostWavChannels} channels, not ${channels.length}.`)
  }

  const sampleBytes = bitsPerSample / 8
  const frameBytes = channels.length * sampleBytes
  const dataBytes = frameCount * frameBytes
  const padding = dataBytes % 2
  if (HEADER_BYTES + dataBytes > largestWavNumber) {
    throw new RangeError(`A WAV file holds at most 4 GB, not ${dataBytes} bytes. Write it in parts.`)
  }
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes + padding))
  view.setUint32(0, wavTags.RIFF)
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes + padding, true)
  view.setUint32(8, wavTags.WAVE)
  view.setUint32(12, wavTags.fmt)
  view.setUint32(16, 16, true)
  view.setUint16(20, wavCodes[encoding], true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, Math.min(largestWavNumber, sampleRate * frameBytes), true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, bitsPerSample, true)
  view.setUint32(36, wavTags.data)
  view.setUint32(40, dataBytes, true)

  const writeSample = sampleWriter(view, encoding, bitsPerSample)
  for (const [channel, samples] of channels.entries()) {
    let offset = HEADER_BYTES + channel * sampleBytes
    for (const sample of samples) {
      writeSample(offset, sample || 0)
      offset += frameBytes
    }
  }
  return new Uint8Array(view.buffer)
}

function sampleWriter(view: DataView, encoding: SampleEncoding, bits: 16 | 24 | 32) {
  if (encoding === 'float') return (offset: number, sample: number) => view.setFloat32(offset, sample, true)
  const fullScale = 2 ** (bits - 1)
  return (offset: number, sample: number) => {
    const value = Math.min(fullScale - 1, Math.max(-fullScale, Math.round(sample * fullScale)))
    if (bits === 32) view.setInt32(offset, value, true)
    else view.setInt16(offset, value, true)
    if (bits === 24) view.setInt8(offset + 2, value >> 16)
  }
}
