/** All channels as one, each as loud as the others. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels
  if (channels.length === 1) return first
  const mono = new Float32Array(first.length)
  for (const channel of channels) {
    for (let index = 0; index < mono.length; index += 1) {
      mono[index] = (mono[index] ?? 0) + (channel[index] ?? 0) / channels.length
    }
  }
  return mono
}
