import { addAt, float32At, float64At } from '../../arrays/element-at'
import { type FeatureFrames, quantise } from './feature-frames'
import type { DetectedSpeech } from './detect-speech'
import { COEFFICIENTS, type MfccFrames } from './mfcc-frames'

/** Values further from the mean are clipped; in standard deviations. The first coefficient is loudness. */
const MAX_LOUDNESS = 3
const MAX_SHAPE = 4
/** Frames to each side that a delta coefficient is computed from. */
const DELTA_REACH = 2
const DELTA_SCALE = 10

/**
 * Normalises mean and variance of each coefficient over the speech and adds delta coefficients: cepstral mean and variance
 * normalisation, which removes much of the voice and the microphone. Returns null when there is no speech.
 */
export function normaliseFeatures(mfcc: MfccFrames, speech: DetectedSpeech): FeatureFrames | null {
  const moments = measureMoments(mfcc, speech)
  if (!moments) return null
  const { means, scales } = moments
  const { count, coefficients } = mfcc
  const size = COEFFICIENTS * 2
  const values = new Int8Array(count * size)
  const normalise = (frame: number, index: number): number => {
    const within = Math.max(0, Math.min(count - 1, frame))
    const value = float32At(coefficients, within * COEFFICIENTS + index)
    const largest = index === 0 ? MAX_LOUDNESS : MAX_SHAPE
    return Math.max(-largest, Math.min(largest, (value - float64At(means, index)) * float64At(scales, index)))
  }
  for (let frame = 0; frame < count; frame += 1) {
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      let delta = 0
      for (let reach = 1; reach <= DELTA_REACH; reach += 1) {
        delta += reach * (normalise(frame + reach, index) - normalise(frame - reach, index))
      }
      values[frame * size + index] = quantise(normalise(frame, index))
      values[frame * size + COEFFICIENTS + index] = quantise(delta / DELTA_SCALE)
    }
  }
  return { count, size, values }
}

/** Measures mean and inverse standard deviation of each coefficient over the loud frames. Returns null without any. */
function measureMoments(
  { count, coefficients, loudness }: MfccFrames,
  { isSpeech, level }: DetectedSpeech,
): { means: Float64Array; scales: Float64Array } | null {
  const sums = new Float64Array(COEFFICIENTS)
  const squares = new Float64Array(COEFFICIENTS)
  let measured = 0
  for (let frame = 0; frame < count; frame += 1) {
    if (isSpeech[frame] !== 1 || float32At(loudness, frame) <= level) continue
    measured += 1
    for (let index = 0; index < COEFFICIENTS; index += 1) {
      const value = float32At(coefficients, frame * COEFFICIENTS + index)
      addAt(sums, index, value)
      addAt(squares, index, value * value)
    }
  }
  if (measured === 0) return null
  const means = sums.map((sum) => sum / measured)
  const scales = means.map(
    (mean, index) => 1 / Math.sqrt(Math.max(1e-9, float64At(squares, index) / measured - mean * mean)),
  )
  return { means, scales }
}
