/** ITU-R BS.1770-4 asks for at least four times the sample rate. */
const OVERSAMPLING = 4
/** Samples to each side that an interpolated one is made of. */
const REACH = 8

/** Weights of the samples around a place between two samples: a sinc within a Hann window. */
const phases: readonly Float32Array[] = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const offset = (phase + 1) / OVERSAMPLING
  const weights = Float32Array.from({ length: 2 * REACH }, (_weight, index) => {
    const distance = index - REACH + 1 - offset
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH)
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
})

/** No peak between samples is higher than the highest sample around it times this. */
const HIGHEST_OVERSHOOT = 2

/**
 * Returns for each sample the largest magnitude there and up to the next one, between the samples too (true peak).
 *
 * @param above peaks below it are not looked for between the samples, which takes most of the time
 */
export function findTruePeaks(samples: Float32Array, above = 0): Float32Array {
  const padded = new Float32Array(samples.length + 2 * REACH)
  padded.set(samples, REACH - 1)
  return samples.map((sample, index) => {
    let peak = Math.abs(sample)
    if (!isLoudNear(samples, index, above / HIGHEST_OVERSHOOT)) return peak
    for (const weights of phases) {
      let sum = 0
      for (let tap = 0; tap < weights.length; tap += 1) sum += (padded[index + tap] ?? 0) * (weights[tap] ?? 0)
      peak = Math.max(peak, Math.abs(sum))
    }
    return peak
  })
}

function isLoudNear(samples: Float32Array, index: number, level: number): boolean {
  if (level === 0) return true
  const end = Math.min(samples.length, index + REACH + 1)
  for (let near = Math.max(0, index - REACH + 1); near < end; near += 1) {
    if (Math.abs(samples[near] ?? 0) >= level) return true
  }
  return false
}
