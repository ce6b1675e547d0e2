/**
 * Averages all channels to one. A single channel is returned as it is; no channels give no samples.
 * @throws RangeError for channels of different lengths
 */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels
  return others.reduce(
    (mono, channel, index) => addScaled(mono, channel, channels.length, index),
    others.length === 0 ? first : first.map((sample) => sample / channels.length),
  )
}

function addScaled(mono: Float32Array, channel: Float32Array, count: number, index: number): Float32Array {
  if (channel.length !== mono.length) {
    throw new RangeError(`Channel ${index + 1} has ${channel.length} samples, not ${mono.length} as the first`)
  }
  return mono.map((sum, frame) => sum + sampleAt(channel, frame) / count)
}

function sampleAt(channel: Float32Array, frame: number): number {
  const sample = channel[frame]
  if (sample === undefined) throw new RangeError(`A channel of ${channel.length} samples has no sample ${frame}`)
  return sample
}
