/** Speech-like sound, the same each time: bursts of two tones in some noise, in which a shift by one sample shows. */
export function drawBursts(seconds: number, sampleRate: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    state = (state * 48_271) % 0x7fffffff
    const at = (2 * Math.PI * index) / sampleRate
    const loudness = Math.max(0, Math.sin(3 * at + Math.sin(0.7 * at)))
    const carrier = Math.sin(700 * at) + 0.5 * Math.sin(1900 * at)
    return 0.3 * loudness * carrier + ((state / 0x7fffffff) * 2 - 1) * 0.003
  })
}

/** By how many samples `heard` comes late, up to `most` either way: where it is most like `spoken`. */
export function measureDelay(spoken: Float32Array, heard: Float32Array, most = 2500): number {
  let best = { delay: 0, likeness: -Infinity }
  for (let delay = -most; delay <= most; delay += 1) {
    let likeness = 0
    for (let index = most; index < spoken.length - most; index += 1) {
      likeness += (spoken[index] ?? 0) * (heard[index + delay] ?? 0)
    }
    if (likeness > best.likeness) best = { delay, likeness }
  }
  return best.delay
}
