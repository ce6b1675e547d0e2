import type { BrokenWavReason, WavLayout } from '@lectern/core/audio'
import { openByteSource } from '../bytes/byte-source'
import { chooseMp3Rate } from '../mp3/choose-mp3-sample-rate'
import { encodeMp3Stream } from '../mp3/encode-mp3'
import type { Mp3EncoderOptions } from '../mp3/open-mp3-encoder'
import { mixToMono } from '../pcm/mix-to-mono'
import { readWavBlocks } from './read-wav-blocks'
import { readWavLayout } from './read-wav-layout'

export interface ConvertWavOptions extends Pick<Mp3EncoderOptions, 'wasm'> {
  /** A whole WAV file; a Blob is loaded block by block. */
  wav: Uint8Array | Blob
  /** Receives the fraction that is done, 0 to 1. */
  onProgress?: (fraction: number) => void
}

export type WavConversion =
  | { kind: 'converted'; mp3: Uint8Array<ArrayBuffer>; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'empty' | 'sample-rate'; message: string }

const MAX_MP3_CHANNELS = 2

/**
 * Converts a WAV file to an MP3 that plays in step with it. More than two channels are mixed to one. Like `encodeMp3` it
 * is synchronous work for a worker. A file that cannot be converted is returned as broken.
 */
export async function convertWavToMp3({ wav, wasm, onProgress }: ConvertWavOptions): Promise<WavConversion> {
  const source = openByteSource(wav)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') return layout
  const { sampleRate, frameCount, durationSeconds: seconds } = layout
  if (frameCount === 0)
    return { kind: 'broken', reason: 'empty', message: 'The WAV file has no sound in it. Record it again.' }
  if (chooseMp3Rate(sampleRate) === null) {
    const message = `The WAV file has a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
    return { kind: 'broken', reason: 'sample-rate', message }
  }
  const mp3 = await encodeMp3Stream({
    sampleRate,
    blocks: reduceChannels(readWavBlocks(source, layout), layout),
    ...(wasm ? { wasm } : {}),
    onSamples: (samples) => onProgress?.(samples / frameCount),
  })
  return { kind: 'converted', mp3, seconds }
}

async function* reduceChannels(
  blocks: AsyncIterable<readonly Float32Array[]>,
  { channelCount }: WavLayout,
): AsyncGenerator<readonly Float32Array[]> {
  for await (const channels of blocks) yield channelCount > MAX_MP3_CHANNELS ? [mixToMono(channels)] : channels
}
