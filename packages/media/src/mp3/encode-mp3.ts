import { openMp3Encoder, type Mp3EncoderOptions, type Samples } from './open-mp3-encoder'

export interface EncodeMp3Options extends Mp3EncoderOptions {
  /** Samples, one array a channel, one or two of equal length, or the one channel alone; floats are full scale at -1 and 1. */
  pcm: Samples | readonly Samples[]
  /** Gets the share that is done, 0..1. */
  onProgress?: (share: number) => void
}

export interface EncodeMp3StreamOptions extends Mp3EncoderOptions {
  /** Stretches of one sound, in order, each as `EncodeMp3Options.pcm`; all have the same number of channels. */
  stretches: Iterable<Samples | readonly Samples[]> | AsyncIterable<Samples | readonly Samples[]>
  /** Gets the samples of one channel that are done. */
  onSamples?: (samples: number) => void
}

const STRETCH_SAMPLES = 1152 * 200

/**
 * PCM as 128 kbit/s constant-rate MP3 (64 below 16 kHz, the most the format allows there) that plays in step with the PCM:
 * its first frame tells players what to trim. Synchronous work, about 200 times as fast as it plays: run it in a worker.
 * A sample rate that MP3 lacks becomes one that it has, times staying what they are. Throws a RangeError that names the values
 * for a sample rate that no recording has, for channels that MP3 does not have, and for no sound.
 */
export async function encodeMp3({ pcm, onProgress, ...options }: EncodeMp3Options): Promise<Uint8Array<ArrayBuffer>> {
  const length = toChannels(pcm)[0]?.length ?? 0
  const onSamples = (samples: number) => onProgress?.(samples / length)
  return encodeMp3Stream({ ...options, stretches: cutIntoStretches(pcm), onSamples })
}

/** The same of a sound that comes in stretches, of which only one is held at a time. */
export async function encodeMp3Stream({
  stretches,
  onSamples,
  ...options
}: EncodeMp3StreamOptions): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await openMp3Encoder(options)
  let samples = 0
  for await (const stretch of stretches) {
    const channels = toChannels(stretch)
    encoder.encode(channels)
    samples += channels[0]?.length ?? 0
    onSamples?.(samples)
  }
  return encoder.finish()
}

/** The channels of a sound in stretches of some seconds, without copying them. */
export function* cutIntoStretches(pcm: Samples | readonly Samples[]): Generator<readonly Samples[]> {
  const channels = toChannels(pcm)
  const length = Math.max(0, ...channels.map((channel) => channel.length))
  // A sound without samples, or without channels, is one stretch as well: what is wrong with it is told by the encoder.
  for (let offset = 0; offset === 0 || offset < length; offset += STRETCH_SAMPLES) {
    yield channels.map((channel) => channel.subarray(offset, offset + STRETCH_SAMPLES))
  }
}

function toChannels(pcm: Samples | readonly Samples[]): readonly Samples[] {
  return pcm instanceof Int16Array || pcm instanceof Float32Array ? [pcm] : pcm
}
