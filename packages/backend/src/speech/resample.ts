/** Zero crossings of the filter on each side of a sample. */
const reach = 12
/** Where the filter is worked out between two samples. */
const phases = 256

/** A low-pass filter at `cutoff` of the source's Nyquist frequency, worked out at each phase. */
function buildFilter(cutoff: number): { taps: number; weights: Float64Array } {
  const half = Math.ceil(reach / cutoff)
  const taps = 2 * half
  const weights = new Float64Array(taps * (phases + 1))
  for (let phase = 0; phase <= phases; phase += 1) {
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - half + 1 - phase / phases
      const x = Math.PI * distance * cutoff
      const sinc = x === 0 ? 1 : Math.sin(x) / x
      // Blackman's window.
      const at = (distance + half) / (2 * half)
      const window = 0.42 - 0.5 * Math.cos(2 * Math.PI * at) + 0.08 * Math.cos(4 * Math.PI * at)
      const weight = at <= 0 || at >= 1 ? 0 : sinc * window
      weights[phase * taps + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < taps; tap += 1) {
      const place = phase * taps + tap
      weights[place] = (weights[place] ?? 0) / sum
    }
  }
  return { taps, weights }
}

/**
 * The same sound at another sample rate, by a windowed sinc: what the lower of the two rates cannot hold is filtered away.
 * Every instant stays where it is. Samples a second.
 */
export function resample(pcm: Int16Array, fromRate: number, toRate: number): Int16Array {
  if (fromRate === toRate) return pcm
  const { taps, weights } = buildFilter(Math.min(1, toRate / fromRate))
  const half = taps / 2
  const resampled = new Int16Array(Math.round((pcm.length * toRate) / fromRate))
  for (let index = 0; index < resampled.length; index += 1) {
    const position = (index * fromRate) / toRate
    const whole = Math.floor(position)
    const row = Math.round((position - whole) * phases) * taps
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) sum += (pcm[whole + tap - half + 1] ?? 0) * (weights[row + tap] ?? 0)
    resampled[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
  }
  return resampled
}
