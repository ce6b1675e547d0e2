import { float32At, uint8At } from '../../arrays/element-at'

export interface SpeechDetectionOptions {
  /** A shorter silence counts as part of the speech around it. */
  minSilenceFrames: number
  /** Loudness at which speech begins, from the quietest (0) to the loudest (1). */
  threshold: number
}

export interface DetectedSpeech {
  /** 1 for a frame of speech, 0 for one of silence. */
  isSpeech: Uint8Array
  /** Loudness of silence and of loud speech. */
  quiet: number
  loud: number
  /** Loudness at which speech begins. */
  level: number
}

/** Shorter sounds are clicks. */
const MIN_SPEECH_FRAMES = 4
/** Between words a recording without noise is so quiet that nearly everything else would count as loud. */
const MAX_RANGE = 9
/** Percentiles of the loudness that count as loud and as quiet. */
const LOUD_FRACTION = 0.95
const QUIET_FRACTION = 0.05

/** Detects speech by its loudness, relative to the quietest and the loudest parts of the same recording. */
export function detectSpeech(
  loudness: Float32Array,
  { minSilenceFrames, threshold }: SpeechDetectionOptions,
): DetectedSpeech {
  const sorted = loudness.toSorted()
  const loud = float32At(sorted, Math.floor(sorted.length * LOUD_FRACTION))
  const quiet = Math.max(float32At(sorted, Math.floor(sorted.length * QUIET_FRACTION)), loud - MAX_RANGE)
  const level = quiet + (loud - quiet) * threshold
  const isSpeech = Uint8Array.from(loudness, (value) => (value > level ? 1 : 0))
  flipShortRuns(isSpeech, 1, MIN_SPEECH_FRAMES)
  flipShortRuns(isSpeech, 0, minSilenceFrames)
  return { isSpeech, quiet, loud, level }
}

/** Flips runs of `value` that are shorter than `shortest`. */
function flipShortRuns(values: Uint8Array, value: 0 | 1, shortest: number): void {
  let start = 0
  for (let end = 1; end <= values.length; end += 1) {
    if (end < values.length && values[end] === values[start]) continue
    if (uint8At(values, start) === value && end - start < shortest) values.fill(1 - value, start, end)
    start = end
  }
}

const SILENCE_MIDDLE = 0.22
const SILENCE_WIDTH = 0.06
const SMOOTHING_FRAMES = 2

/** Estimates the probability of silence for each frame, 0 to 1: a logistic function of the smoothed loudness. */
export function estimateSilence(loudness: Float32Array, { quiet, loud }: DetectedSpeech): Float32Array {
  const middle = quiet + (loud - quiet) * SILENCE_MIDDLE
  const width = Math.max((loud - quiet) * SILENCE_WIDTH, 1e-6)
  return Float32Array.from(loudness, (_, frame) => {
    const near = loudness.subarray(Math.max(0, frame - SMOOTHING_FRAMES), frame + SMOOTHING_FRAMES + 1)
    const mean = near.reduce((sum, value) => sum + value, 0) / near.length
    return 1 / (1 + Math.exp((mean - middle) / width))
  })
}
