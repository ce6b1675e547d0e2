import { type ComparableFrames, toUnits } from './compare-frames'
import type { FoundSpeech } from './find-speech'
import { COEFFICIENTS, type SoundFrames } from './sound-frames'

/** Further from the mean than this is all the same; in standard deviations. */
const LARGEST_LOUDNESS = 3
const LARGEST_SHAPE = 4
/** How many frames to each side say where a coefficient is going. */
const SLOPE_REACH = 2
const SLOPE_SCALE = 10

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
  const values = new Int8Array(count * size)
  const normal = (frame: number, index: number): number => {
    const at = Math.max(0, Math.min(count - 1, frame))
    const value = coefficients[at * COEFFICIENTS + index] ?? 0
    const largest = index === 0 ? LARGEST_LOUDNESS : LARGEST_SHAPE
    return Math.max(-largest, Math.min(largest, (value - (means[index] ?? 0) / measured) * (scales[index] ?? 0)))
  }
  for (let frame = 0; frame < count; frame += 1) {
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      let slope = 0
      for (let reach = 1; reach <= SLOPE_REACH; reach += 1) {
        slope += reach * (normal(frame + reach, index) - normal(frame - reach, index))
      }
      values[frame * size + index] = toUnits(normal(frame, index))
      values[frame * size + COEFFICIENTS + index] = toUnits(slope / SLOPE_SCALE)
    }
  }
  return { count, size, values }
}
