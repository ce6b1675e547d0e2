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
 *
 * @example
 * durationSeconds({ sampleRate: 8000, channels: [new Float32Array(4000)] }) // => 0.5
 */
export function durationSeconds(pcm: Pcm): number {
  return countFrames(pcm) / pcm.sampleRate
}
