/** Zero crossings of the filter on each side of a sample. */
const reach = 12
/** Phases between two samples at which the filter is computed. */
const phases = 256

/** Builds a low-pass filter at `cutoff` of the source's Nyquist frequency, for each phase. */
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
    const row = weights.subarray(phase * taps, (phase + 1) * taps)
    row.set(row.map((weight) => weight / sum))
  }
  return { taps, weights }
}

/**
 * Resamples by windowed-sinc interpolation and removes frequencies above the lower Nyquist frequency. Times stay
 * unchanged. Rates in samples a second.
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
    let at = whole - half + 1
    for (const weight of weights.subarray(row, row + taps)) {
      // Beyond its ends the sound is silent.
      sum += (pcm[at] ?? 0) * weight
      at += 1
    }
    resampled[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
  }
  return resampled
}
