/** Sound as samples: one array a channel, all of the same length, full scale -1 to 1. */
export interface Pcm {
  /** Samples a second. */
  sampleRate: number
  channels: readonly Float32Array[]
}

/** How many samples each channel has. */
export function countFrames(pcm: Pcm): number {
  return pcm.channels[0]?.length ?? 0
}

export function durationSeconds(pcm: Pcm): number {
  return countFrames(pcm) / pcm.sampleRate
}
