import { audioExportKilobits } from '@lectern/core/book'
import { createEncoder, createMp3Encoder } from 'wasm-media-encoders'
import { addInfoFrame } from './add-info-frame'

/** One channel of sound: 16 bit, or floats from -1 to 1. */
export type Samples = Int16Array | Float32Array

export interface EncodeMp3Options {
  /** Samples, one array a channel, one or two of equal length, or the one channel alone; floats are full scale at -1 and 1. */
  pcm: Samples | readonly Samples[]
  /** Samples a second: 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100 or 48000. */
  sampleRate: number
  /** The encoder's wasm, where the embedded copy cannot be loaded (a page whose policy forbids `data:`). */
  wasm?: ArrayBuffer | Uint8Array
  /** Gets the share that is done, 0..1. */
  onProgress?: (share: number) => void
}

export const mp3SampleRates: readonly number[] = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

const CHUNK_SAMPLES = 1152 * 200
const FULL_SCALE = 32_768

function checkShape(channels: readonly Samples[], sampleRate: number): void {
  if (!mp3SampleRates.includes(sampleRate)) {
    throw new RangeError(`MP3 has no sample rate of ${sampleRate}; resample to one of ${mp3SampleRates.join(', ')}`)
  }
  const lengths = channels.map((channel) => channel.length)
  if ((channels.length !== 1 && channels.length !== 2) || new Set(lengths).size !== 1) {
    throw new RangeError(`MP3 takes one or two channels of equal length, got lengths [${lengths.join(', ')}]`)
  }
  if (lengths[0] === 0) throw new RangeError('There is no sound to encode: the PCM has no samples')
}

function toFloats(samples: Samples): Float32Array {
  if (samples instanceof Float32Array) return samples
  const floats = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index += 1) floats[index] = (samples[index] ?? 0) / FULL_SCALE
  return floats
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export interface EncodeMp3StreamOptions extends Pick<EncodeMp3Options, 'sampleRate' | 'wasm'> {
  /** Stretches of one sound, in order, each as `EncodeMp3Options.pcm`; all have the same number of channels. */
  stretches: Iterable<Samples | readonly Samples[]> | AsyncIterable<Samples | readonly Samples[]>
}

/**
 * The same of a sound that comes in stretches, of which only one is held at a time. Throws a RangeError for a sample rate
 * or channels that MP3 does not have, and when there is no sound.
 */
export async function encodeMp3Stream({
  stretches,
  sampleRate,
  wasm,
}: EncodeMp3StreamOptions): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await (wasm ? createEncoder('audio/mpeg', wasm) : createMp3Encoder())
  const parts: Uint8Array[] = []
  let channelCount: number | null = null
  let length = 0
  for await (const stretch of stretches) {
    const channels = toChannels(stretch)
    const samples = channels[0]?.length ?? 0
    if (samples === 0) continue
    checkShape(channels, sampleRate)
    if (channelCount === null) {
      channelCount = channels.length
      encoder.configure({ sampleRate, channels: channelCount === 2 ? 2 : 1, bitrate: audioExportKilobits })
    } else if (channels.length !== channelCount) {
      throw new RangeError(`A sound of ${channelCount} channels went on with ${channels.length}`)
    }
    for (let offset = 0; offset < samples; offset += CHUNK_SAMPLES) {
      const chunk = channels.map((channel) => toFloats(channel.subarray(offset, offset + CHUNK_SAMPLES)))
      // The encoder keeps what it returns and writes over it next time.
      parts.push(encoder.encode(chunk).slice())
    }
    length += samples
  }
  if (length === 0) throw new RangeError('There is no sound to encode: the PCM has no samples')
  parts.push(encoder.finalize().slice())
  return addInfoFrame(join(parts), length)
}

function toChannels(pcm: Samples | readonly Samples[]): readonly Samples[] {
  return pcm instanceof Int16Array || pcm instanceof Float32Array ? [pcm] : pcm
}

/**
 * PCM as 128 kbit/s constant-rate MP3 (64 below 16 kHz, the most the format allows there) that plays in step with the PCM:
 * its first frame tells players what to trim. Synchronous work, about 200 times as fast as it plays: run it in a worker.
 * Throws a RangeError that names the values for a sample rate or channels that MP3 does not have.
 */
export async function encodeMp3({
  pcm,
  sampleRate,
  wasm,
  onProgress,
}: EncodeMp3Options): Promise<Uint8Array<ArrayBuffer>> {
  const channels = toChannels(pcm)
  checkShape(channels, sampleRate)
  const encoder = await (wasm ? createEncoder('audio/mpeg', wasm) : createMp3Encoder())
  encoder.configure({ sampleRate, channels: channels.length === 2 ? 2 : 1, bitrate: audioExportKilobits })
  const length = channels[0]?.length ?? 0
  const parts: Uint8Array[] = []
  for (let offset = 0; offset < length; offset += CHUNK_SAMPLES) {
    const chunk = channels.map((channel) => toFloats(channel.subarray(offset, offset + CHUNK_SAMPLES)))
    // The encoder keeps what it returns and writes over it next time.
    parts.push(encoder.encode(chunk).slice())
    onProgress?.(Math.min(1, (offset + CHUNK_SAMPLES) / length))
  }
  parts.push(encoder.finalize().slice())
  return addInfoFrame(join(parts), length)
}
