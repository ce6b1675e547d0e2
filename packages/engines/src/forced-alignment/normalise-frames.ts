import type { ComparableFrames } from './compare-frames'
import type { FoundSpeech } from './find-speech'
import { COEFFICIENTS, type SoundFrames } from './sound-frames'

/** Further from the mean than this is all the same; in standard deviations. */
const LARGEST_LOUDNESS = 3
const LARGEST_SHAPE = 4
/** How many frames to each side say where a coefficient is going. */
const SLOPE_REACH = 2

/**
 * Frames without what belongs to a voice and its microphone: each coefficient in standard deviations from its mean over
 * the speech, and how it changes. Null when there is no speech to measure by.
 */
export function normaliseFrames(
  { count, coefficients, loudness }: SoundFrames,
  { isSpeech, level }: FoundSpeech,
): ComparableFrames | null {
  const means = new Float64Array(COEFFICIENTS)
  const squares = new Float64Array(COEFFICIENTS)
  let measured = 0
  for (let frame = 0; frame < count; frame += 1) {
    if (isSpeech[frame] !== 1 || (loudness[frame] ?? 0) <= level) continue
    measured += 1
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      const value = coefficients[frame * COEFFICIENTS + index] ?? 0
      means[index] = (means[index] ?? 0) + value
      squares[index] = (squares[index] ?? 0) + value * value
    }
  }
  if (measured === 0) return null
  const scales = means.map((sum, index) => {
    const mean = sum / measured
    return 1 / Math.sqrt(Math.max(1e-9, (squares[index] ?? 0) / measured - mean * mean))
  })

  const size = COEFFICIENTS * 2
  const values = new Float32Array(count * size)
  for (let frame = 0; frame < count; frame += 1) {
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      const value = coefficients[frame * COEFFICIENTS + index] ?? 0
      const largest = index === 0 ? LARGEST_LOUDNESS : LARGEST_SHAPE
      const normal = (value - (means[index] ?? 0) / measured) * (scales[index] ?? 0)
      values[frame * size + index] = Math.max(-largest, Math.min(largest, normal))
    }
  }
  addSlopes(values, count, size)
  return { count, size, values }
}

function addSlopes(values: Float32Array, count: number, size: number): void {
  for (let frame = 0; frame < count; frame += 1) {
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      let slope = 0
      for (let reach = 1; reach <= SLOPE_REACH; reach += 1) {
        const after = values[Math.min(count - 1, frame + reach) * size + index] ?? 0
        const before = values[Math.max(0, frame - reach) * size + index] ?? 0
        slope += reach * (after - before)
      }
      values[frame * size + COEFFICIENTS + index] = slope / 10
    }
  }
}
