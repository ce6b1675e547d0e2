/** One band of the ear: how much of each line of the spectrum it takes, from the line `first` on. */
export interface MelFilter {
  first: number
  weights: Float64Array
}

const toMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const toHertz = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1)

/** Overlapping triangles that stand equally far apart to the ear, from the lowest to the highest frequency. */
export function createMelFilters({
  count,
  lowestHertz,
  highestHertz,
  spectrumLength,
  sampleRate,
}: {
  count: number
  lowestHertz: number
  highestHertz: number
  /** Length of the transform that the spectrum comes from. */
  spectrumLength: number
  sampleRate: number
}): MelFilter[] {
  const [lowest, highest] = [toMel(lowestHertz), toMel(highestHertz)]
  const corner = (index: number): number =>
    (toHertz(lowest + ((highest - lowest) * index) / (count + 1)) * spectrumLength) / sampleRate
  return Array.from({ length: count }, (_, index) => {
    const [from, peak, to] = [corner(index), corner(index + 1), corner(index + 2)]
    const first = Math.ceil(from)
    const weights = Float64Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_weight, line) => {
      const at = first + line
      return at < peak ? (at - from) / (peak - from) : (to - at) / (to - peak)
    })
    return { first, weights }
  })
}
