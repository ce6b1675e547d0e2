import type { BrokenWavReason } from '@lectern/core/audio'
import { openByteSource } from '../bytes/byte-source'
import { encodeMp3Stream } from '../mp3/encode-mp3'
import { chooseMp3Rate } from '../mp3/choose-mp3-rate'
import type { Mp3EncoderOptions } from '../mp3/open-mp3-encoder'
import { readWavLayout, type WavLayout } from './read-wav-layout'
import { readWavStretches } from './read-wav-stretches'

export interface ConvertWavOptions extends Pick<Mp3EncoderOptions, 'wasm'> {
  /** A whole WAV file; of a Blob only a stretch is loaded at a time. */
  wav: Uint8Array | Blob
  /** Gets the share that is done, 0..1. */
  onProgress?: (share: number) => void
}

export type WavConversion =
  | { kind: 'converted'; mp3: Uint8Array<ArrayBuffer>; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'empty' | 'sample-rate'; message: string }

/** MP3 has one or two channels. */
const MOST_CHANNELS = 2

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
export async function convertWavToMp3({ wav, wasm, onProgress }: ConvertWavOptions): Promise<WavConversion> {
  const source = openByteSource(wav)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') return layout
  const { sampleRate, frameCount, durationSeconds: seconds } = layout
  if (frameCount === 0)
    return { kind: 'broken', reason: 'empty', message: 'The WAV file has no sound in it. Record it anew.' }
  if (chooseMp3Rate(sampleRate) === null) {
    const message = `The WAV file has a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
    return { kind: 'broken', reason: 'sample-rate', message }
  }
  const mp3 = await encodeMp3Stream({
    sampleRate,
    stretches: readChannels(readWavStretches(source, layout), layout),
    ...(wasm ? { wasm } : {}),
    onSamples: (samples) => onProgress?.(samples / frameCount),
  })
  return { kind: 'converted', mp3, seconds }
}

async function* readChannels(
  stretches: AsyncIterable<readonly Float32Array[]>,
  { channelCount }: WavLayout,
): AsyncGenerator<readonly Float32Array[]> {
  for await (const channels of stretches) yield channelCount > MOST_CHANNELS ? [mixToMono(channels)] : channels
}
