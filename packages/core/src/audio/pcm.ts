/** Sound as samples: one array a channel, all of the same length, full scale -1 to 1. */
export interface Pcm {
  /** Samples a second. */
  sampleRate: number
  channels: readonly Float32Array[]
}

/**
 * How many samples each channel has; 0 without channels.
 *
 * @example
 * countFrames({ sampleRate: 8000, channels: [new Float32Array(4000), new Float32Array(4000)] }) // => 4000
 */
export function countFrames(pcm: Pcm): number {
  return pcm.channels[0]?.length ?? 0
}

/**
 * How long the sound is, in seconds.
 * @throws RangeError when the sample rate is no number above 0
 *
 * @example
 * durationSeconds({ sampleRate: 8000, channels: [new Float32Array(4000)] }) // => 0.5
 */
export function durationSeconds(pcm: Pcm): number {
  if (!isSampleRate(pcm.sampleRate)) {
    throw new RangeError(`Sound runs at a sample rate above 0, not at ${pcm.sampleRate}.`)
  }
  return countFrames(pcm) / pcm.sampleRate
}

export function isSampleRate(sampleRate: number): boolean {
  return Number.isFinite(sampleRate) && sampleRate > 0
}
