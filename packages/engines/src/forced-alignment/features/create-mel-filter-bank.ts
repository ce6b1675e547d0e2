/** A triangular filter on the mel scale: weights of neighbouring frequency bins, from the bin `first` on. */
export interface MelFilter {
  first: number
  weights: Float64Array
}

const toMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const toHertz = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1)

/** Creates overlapping triangular filters at equal distances on the mel scale, from the lowest to the highest frequency. */
export function createMelFilterBank({
  count,
  lowestHertz,
  highestHertz,
  spectrumLength,
  sampleRate,
}: {
  count: number
  lowestHertz: number
  highestHertz: number
  /** Length of the Fourier transform that the spectrum comes from. */
  spectrumLength: number
  sampleRate: number
}): MelFilter[] {
  const [lowest, highest] = [toMel(lowestHertz), toMel(highestHertz)]
  /** Returns the frequency at which triangles begin, peak and end, in bins of the spectrum. */
  const cornerBin = (index: number): number =>
    (toHertz(lowest + ((highest - lowest) * index) / (count + 1)) * spectrumLength) / sampleRate
  return Array.from({ length: count }, (_, index) => {
    const [from, peak, to] = [cornerBin(index), cornerBin(index + 1), cornerBin(index + 2)]
    const first = Math.ceil(from)
    const weights = Float64Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_weight, offset) => {
      const bin = first + offset
      return bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak)
    })
    return { first, weights }
  })
}
