import { audioExportKilobits } from '@lectern/core/book'
import { createEncoder, createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { chooseMp3Rate, mp3SampleRates } from './choose-mp3-sample-rate'
import { createFrameCutter, type Mp3Piece } from './create-frame-cutter'

/** Samples of one channel: integers of 16 bits, or floats from -1 to 1. */
export type Samples = Int16Array | Float32Array

/** Compiled encoder. Encodes any number of files, one after another. */
export type LoadedMp3Encoder = WasmMediaEncoder<'audio/mpeg'>

export interface Mp3EncoderOptions {
  /** Samples a second, 4000 to 384000; resampled unless it is one of `mp3SampleRates`. */
  sampleRate: number
  /** The encoder's wasm, where the embedded copy cannot be loaded (a page whose policy forbids `data:`). */
  wasm?: ArrayBuffer | Uint8Array
  /** Encoder that encodes no other file at the same time. Saves compiling it again. */
  loaded?: LoadedMp3Encoder
}

/** Encodes one file: any number of calls of `encode`, then one of `finish`. */
export interface Mp3Encoder {
  /**
   * Adds samples of one or two channels and returns the pieces of the file that are ready; synchronous work. Throws a
   * RangeError when they do not fit.
   */
  encode(channels: readonly Samples[]): Mp3Piece[]
  /** Returns the last pieces, the one at offset 0 among them. Throws a RangeError when there were no samples. */
  finish(): Mp3Piece[]
}

const CHUNK_SAMPLES = 1152 * 200
const FULL_SCALE = 32_768

/** Loads an encoder, for callers that encode many sounds. `wasm` is as in `Mp3EncoderOptions`. */
export async function loadMp3Encoder(wasm?: ArrayBuffer | Uint8Array): Promise<LoadedMp3Encoder> {
  return wasm ? createEncoder('audio/mpeg', wasm) : createMp3Encoder()
}

/** Opens an encoder of 128 kbit/s constant-rate MP3 (64 below 16 kHz). Throws a RangeError for an unusual sample rate. */
export async function openMp3Encoder({ sampleRate, wasm, loaded }: Mp3EncoderOptions): Promise<Mp3Encoder> {
  const outputSampleRate = chooseMp3Rate(sampleRate)
  if (outputSampleRate === null) {
    throw new RangeError(`MP3 has no sample rate of ${sampleRate}; resample to one of ${mp3SampleRates.join(', ')}`)
  }
  const encoder = loaded ?? (await loadMp3Encoder(wasm))
  const cutter = createFrameCutter()
  let channelCount: number | null = null
  let samples = 0
  return {
    encode(channels) {
      const length = checkChannels(channels)
      if (length === 0) return []
      if (channelCount === null) {
        channelCount = channels.length
        const shape = { sampleRate, channels: channelCount === 2 ? 2 : 1 } as const
        encoder.configure({ ...shape, outputSampleRate, bitrate: audioExportKilobits })
      } else if (channels.length !== channelCount) {
        throw new RangeError(`A sound of ${channelCount} channels went on with ${channels.length}`)
      }
      const pieces: Mp3Piece[] = []
      for (let offset = 0; offset < length; offset += CHUNK_SAMPLES) {
        const chunk = channels.map((channel) => toFloats(channel.subarray(offset, offset + CHUNK_SAMPLES)))
        pieces.push(...cutter.add(encoder.encode(chunk)))
      }
      samples += length
      return pieces
    },
    finish() {
      if (samples === 0) throw new RangeError('There is no sound to encode: the PCM has no samples')
      const pieces = cutter.add(encoder.finalize())
      return [...pieces, cutter.finish(Math.round((samples * outputSampleRate) / sampleRate))]
    },
  }
}

function checkChannels(channels: readonly Samples[]): number {
  const [first, second, ...others] = channels
  if (!first || others.length > 0 || (second && second.length !== first.length)) {
    const lengths = channels.map(({ length }) => length).join(', ')
    throw new RangeError(`MP3 takes one or two channels of equal length, got lengths [${lengths}]`)
  }
  return first.length
}

function toFloats(samples: Samples): Float32Array {
  if (samples instanceof Float32Array) return samples
  return new Float32Array(samples).map((sample) => sample / FULL_SCALE)
}
