import { encodeSamples } from './encode-samples'
import type { Pcm } from '../pcm/pcm'
import type { SampleEncoding, WrittenWavShape } from './wav-format'
import { checkSampleFormat, wavPaddingBytes, writeWavHeader } from './write-wav-header'

/** The format in which samples are written: 16-bit integers by default. */
export interface WavFormat {
  encoding?: SampleEncoding
  /** 16, 24 or 32 for integers, 32 for floats. */
  bitsPerSample?: 16 | 24 | 32
}

/**
 * Writes samples as a WAV file, by default as 16-bit integers. Integers clip samples beyond full scale; floats are written as
 * they are. NaN samples become silence. `readWav` reads every file that this function writes.
 * @throws RangeError for channels of different lengths, no channel or more than 64, a sample rate that is not a whole number
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
  checkSampleFormat({ encoding, bitsPerSample })
  const { sampleRate, channels } = pcm
  const [frameCount, ...otherLengths] = new Set(channels.map((channel) => channel.length))
  if (frameCount === undefined || otherLengths.length > 0) {
    const lengths = [frameCount, ...otherLengths].filter((length) => length !== undefined)
    throw new RangeError(`A WAV file has channels of one length, not ${lengths.join(', ') || 'none'}.`)
  }
  const shape: WrittenWavShape = { encoding, bitsPerSample, channelCount: channels.length, sampleRate }
  const header = writeWavHeader(shape, frameCount, 'plain')
  const samples = encodeSamples(channels, shape)
  const file = new Uint8Array(header.length + samples.length + wavPaddingBytes(shape, frameCount))
  file.set(header)
  file.set(samples, header.length)
  return file
}
