/** Sound as samples: one array per channel, all of the same length, full scale -1 to 1. */
export interface Pcm {
  /** Samples per second. */
  sampleRate: number
  channels: readonly Float32Array[]
}

/**
 * Counts the samples of each channel; 0 without channels.
 *
 * @example
 * countFrames({ sampleRate: 8000, channels: [new Float32Array(4000), new Float32Array(4000)] }) // => 4000
 */
export function countFrames(pcm: Pcm): number {
  return pcm.channels[0]?.length ?? 0
}

export function isSampleRate(sampleRate: number): boolean {
  return Number.isFinite(sampleRate) && sampleRate > 0
}
