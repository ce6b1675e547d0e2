import { audioExportKilobits } from '@lectern/core/book'
import { createEncoder, createMp3Encoder } from 'wasm-media-encoders'
import { chooseMp3Rate, mp3SampleRates } from './choose-mp3-rate'
import { readFrameHeader } from './read-frame-header'
import { infoFrameBytes, writeInfoFrame } from './write-info-frame'

/** One channel of sound: 16 bit, or floats from -1 to 1. */
export type Samples = Int16Array | Float32Array

export interface Mp3EncoderOptions {
  /** Samples a second, 4000 to 384000: one of `mp3SampleRates`, or it gets one that MP3 has. */
  sampleRate: number
  /** The encoder's wasm, where the embedded copy cannot be loaded (a page whose policy forbids `data:`). */
  wasm?: ArrayBuffer | Uint8Array
}

/** Makes one file: any number of `encode`, then `finish` once. */
export interface Mp3Encoder {
  /** The next samples of one channel or two; synchronous work. Throws a RangeError when they do not fit. */
  encode(channels: readonly Samples[]): void
  /** The whole file. Throws a RangeError when there was no sound. */
  finish(): Uint8Array<ArrayBuffer>
}

const CHUNK_SAMPLES = 1152 * 200
const FULL_SCALE = 32_768

/** 128 kbit/s constant-rate MP3 (64 below 16 kHz). Throws a RangeError for a sample rate that no recording has. */
export async function openMp3Encoder({ sampleRate, wasm }: Mp3EncoderOptions): Promise<Mp3Encoder> {
  const outputSampleRate = chooseMp3Rate(sampleRate)
  if (outputSampleRate === null) {
    throw new RangeError(`MP3 has no sample rate of ${sampleRate}; resample to one of ${mp3SampleRates.join(', ')}`)
  }
  const encoder = await (wasm ? createEncoder('audio/mpeg', wasm) : createMp3Encoder())
  const parts: Uint8Array[] = []
  let channelCount: number | null = null
  let samples = 0
  return {
    encode(channels) {
      const length = checkChannels(channels)
      if (length === 0) return
      if (channelCount === null) {
        channelCount = channels.length
        const shape = { sampleRate, channels: channelCount === 2 ? 2 : 1 } as const
        encoder.configure({ ...shape, outputSampleRate, bitrate: audioExportKilobits })
      } else if (channels.length !== channelCount) {
        throw new RangeError(`A sound of ${channelCount} channels went on with ${channels.length}`)
      }
      for (let offset = 0; offset < length; offset += CHUNK_SAMPLES) {
        const chunk = channels.map((channel) => toFloats(channel.subarray(offset, offset + CHUNK_SAMPLES)))
        // The encoder keeps what it returns and writes over it next time.
        parts.push(encoder.encode(chunk).slice())
      }
      samples += length
    },
    finish() {
      if (samples === 0) throw new RangeError('There is no sound to encode: the PCM has no samples')
      parts.push(encoder.finalize().slice())
      return join(parts, Math.round((samples * outputSampleRate) / sampleRate))
    },
  }
}

function checkChannels(channels: readonly Samples[]): number {
  const lengths = channels.map((channel) => channel.length)
  if ((channels.length !== 1 && channels.length !== 2) || new Set(lengths).size !== 1) {
    throw new RangeError(`MP3 takes one or two channels of equal length, got lengths [${lengths.join(', ')}]`)
  }
  return lengths[0] ?? 0
}

function toFloats(samples: Samples): Float32Array {
  if (samples instanceof Float32Array) return samples
  const floats = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index += 1) floats[index] = (samples[index] ?? 0) / FULL_SCALE
  return floats
}

function join(parts: readonly Uint8Array[], samples: number): Uint8Array<ArrayBuffer> {
  const first = parts.find(({ length }) => length > 0)
  const header = first ? readFrameHeader(first, 0) : null
  if (!header) throw new Error(`The encoder made no MP3 frame of ${samples} samples`)
  const frameBytes = infoFrameBytes(header)
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, frameBytes))
  let offset = frameBytes
  for (const part of parts) {
    file.set(part, offset)
    offset += part.length
  }
  return writeInfoFrame(file, frameBytes, samples)
}
