/** ITU-R BS.1770-4 requires at least four times the sample rate. */
const OVERSAMPLING = 4
/** Number of samples on each side from which one is interpolated. */
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

/** A peak between samples is at most this many times as high as the highest sample around it. */
const HIGHEST_OVERSHOOT = 2

/**
 * Returns for each sample the largest magnitude there and up to the next one, between the samples too (true peak).
 *
 * @param above lower peaks between the samples are not searched for, because that takes most of the time
 */
export function findTruePeaks(samples: Float32Array, above = 0): Float32Array {
  const padded = new Float32Array(samples.length + 2 * REACH)
  padded.set(samples, REACH - 1)
  return samples.map((sample, index) => {
    let peak = Math.abs(sample)
    if (!isLoudNear(samples, index, above / HIGHEST_OVERSHOOT)) return peak
    for (const weights of phases) {
      let sum = 0
      let at = index
      for (const weight of weights) {
        sum += sampleAt(padded, at) * weight
        at += 1
      }
      peak = Math.max(peak, Math.abs(sum))
    }
    return peak
  })
}

/** Throws if the index is outside of the samples. */
function sampleAt(samples: Float32Array, index: number): number {
  const sample = samples[index]
  if (sample === undefined) throw new RangeError(`There is no sample ${index} among ${samples.length}`)
  return sample
}

function isLoudNear(samples: Float32Array, index: number, level: number): boolean {
  if (level === 0) return true
  const end = Math.min(samples.length, index + REACH + 1)
  for (let near = Math.max(0, index - REACH + 1); near < end; near += 1) {
    if (Math.abs(sampleAt(samples, near)) >= level) return true
  }
  return false
}
