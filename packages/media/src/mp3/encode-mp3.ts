import type { Mp3Piece } from './create-frame-cutter'
import { joinMp3Pieces } from './join-mp3-pieces'
import { openMp3Encoder, type Mp3EncoderOptions, type Samples } from './open-mp3-encoder'

export interface EncodeMp3Options extends Mp3EncoderOptions {
  /** Samples, one array a channel, one or two of equal length, or the one channel alone; floats are full scale at -1 and 1. */
  pcm: Samples | readonly Samples[]
  /** Receives the fraction that is done, 0 to 1. */
  onProgress?: (fraction: number) => void
}

export interface EncodeMp3StreamOptions extends Mp3EncoderOptions {
  /** Blocks of one sound, in order, each as `EncodeMp3Options.pcm`; all have the same number of channels. */
  blocks: Iterable<Samples | readonly Samples[]> | AsyncIterable<Samples | readonly Samples[]>
  /** Receives the number of samples of one channel that are done. */
  onSamples?: (samples: number) => void
}

const BLOCK_SAMPLES = 1152 * 200

/**
 * Encodes PCM as 128 kbit/s constant-rate MP3 (64 below 16 kHz, the most the format allows there) that plays in step with
 * the PCM: its first frame tells players what to trim. Synchronous work, about 200 times as fast as playback: run it in a
 * worker. A sample rate that MP3 lacks is resampled to one that it has. Throws a RangeError with the values for a sample
 * rate that no recording has, for channels that MP3 does not have, and for no samples.
 */
export async function encodeMp3({ pcm, onProgress, ...options }: EncodeMp3Options): Promise<Uint8Array<ArrayBuffer>> {
  const length = countSamples(toChannels(pcm))
  const onSamples = (samples: number) => onProgress?.(samples / length)
  return encodeMp3Stream({ ...options, blocks: cutIntoBlocks(pcm), onSamples })
}

/** Encodes a sound that arrives in blocks, of which only one is held at a time. Otherwise as `encodeMp3`. */
export async function encodeMp3Stream(options: EncodeMp3StreamOptions): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Mp3Piece[] = []
  for await (const piece of encodeMp3Pieces(options)) pieces.push(piece)
  return joinMp3Pieces(pieces)
}

/** Does the same for a file that is written while it is encoded: one block and one piece are held at a time. */
export async function* encodeMp3Pieces({
  blocks,
  onSamples,
  ...options
}: EncodeMp3StreamOptions): AsyncGenerator<Mp3Piece> {
  const encoder = await openMp3Encoder(options)
  let samples = 0
  for await (const block of blocks) {
    const channels = toChannels(block)
    yield* encoder.encode(channels)
    samples += countSamples(channels)
    onSamples?.(samples)
  }
  yield* encoder.finish()
}

/** Cuts the channels of a sound into blocks of some seconds, without a copy. */
export function* cutIntoBlocks(pcm: Samples | readonly Samples[]): Generator<readonly Samples[]> {
  const channels = toChannels(pcm)
  const length = countSamples(channels)
  // A sound without samples or channels is one block too: the encoder says what is wrong with it.
  for (let offset = 0; offset === 0 || offset < length; offset += BLOCK_SAMPLES) {
    yield channels.map((channel) => channel.subarray(offset, offset + BLOCK_SAMPLES))
  }
}

function countSamples(channels: readonly Samples[]): number {
  return Math.max(0, ...channels.map(({ length }) => length))
}

function toChannels(pcm: Samples | readonly Samples[]): readonly Samples[] {
  return pcm instanceof Int16Array || pcm instanceof Float32Array ? [pcm] : pcm
}
