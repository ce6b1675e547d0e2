import { type BrokenWavReason, readWav } from '@lectern/core/audio'
import { encodeMp3, type EncodeMp3Options, mp3SampleRates } from '../mp3/encode-mp3'

export interface ConvertWavOptions extends Pick<EncodeMp3Options, 'wasm' | 'onProgress'> {
  /** A whole WAV file. */
  wav: Uint8Array
}

export type WavConversion =
  | { kind: 'converted'; mp3: Uint8Array<ArrayBuffer>; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'empty' | 'sample-rate'; message: string }

function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const mono = new Float32Array(channels[0]?.length ?? 0)
  for (const channel of channels) {
    for (let index = 0; index < mono.length; index += 1) {
      mono[index] = (mono[index] ?? 0) + (channel[index] ?? 0) / channels.length
    }
  }
  return mono
}

/**
 * A WAV file as an MP3 whose times are the WAV's. More than two channels are mixed to one. Like `encodeMp3` it is
 * synchronous work, to be run in a worker. What cannot be converted is answered, not thrown.
 */
export async function convertWavToMp3({ wav, ...options }: ConvertWavOptions): Promise<WavConversion> {
  const read = readWav(wav)
  if (read.kind === 'broken') return read
  const { sampleRate, channels } = read.pcm
  const { frameCount } = read.header
  if (frameCount === 0)
    return { kind: 'broken', reason: 'empty', message: 'The WAV file has no sound in it. Record it anew.' }
  if (!mp3SampleRates.includes(sampleRate)) {
    const message = `The WAV file has a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
    return { kind: 'broken', reason: 'sample-rate', message }
  }
  const pcm = channels.length > 2 ? [mixToMono(channels)] : channels
  const mp3 = await encodeMp3({ pcm, sampleRate, ...options })
  return { kind: 'converted', mp3, seconds: frameCount / sampleRate }
}
