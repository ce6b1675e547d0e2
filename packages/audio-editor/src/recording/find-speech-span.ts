/** A frame, the unit in which sound is judged. */
const FRAME_SECONDS = 0.02
/** Kept before and after speech, so that soft sounds at its edges stay. */
const MARGIN_SECONDS = 0.15
/** Speech is that much louder than the noise of the room … */
const ABOVE_NOISE_DECIBELS = 9
/** … and at most that much quieter than its loudest part. */
const BELOW_LOUDEST_DECIBELS = 32
const QUIETEST_DECIBELS = -60
const NOISE_QUANTILE = 0.1
/** A click is shorter. */
const MIN_SPEECH_FRAMES = 3

/**
 * Finds the speech of a recording: its first and last sample, with a margin, without the silence and noise around it. Returns
 * null if nothing is louder than the noise.
 */
export function findSpeechSpan(samples: Float32Array, sampleRate: number): { start: number; end: number } | null {
  const size = Math.max(1, Math.round(FRAME_SECONDS * sampleRate))
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    measureDecibels(samples.subarray(frame * size, (frame + 1) * size)),
  )
  if (levels.length === 0) return null
  const sorted = levels.toSorted((a, b) => a - b)
  const noise = sorted[Math.floor(sorted.length * NOISE_QUANTILE)] ?? QUIETEST_DECIBELS
  const loudest = sorted.at(-1) ?? QUIETEST_DECIBELS
  // A take without any pause has no quiet frames to measure the noise by.
  const threshold = Math.max(
    QUIETEST_DECIBELS,
    loudest - BELOW_LOUDEST_DECIBELS,
    Math.min(noise + ABOVE_NOISE_DECIBELS, loudest - ABOVE_NOISE_DECIBELS),
  )
  const isSpeech = (frame: number) =>
    levels.slice(frame, frame + MIN_SPEECH_FRAMES).filter((level) => level >= threshold).length === MIN_SPEECH_FRAMES
  const frames = levels.map((_, frame) => frame)
  const first = frames.find(isSpeech)
  const last = frames.findLast(isSpeech)
  if (first === undefined || last === undefined) return null
  const margin = Math.round(MARGIN_SECONDS * sampleRate)
  return {
    start: Math.max(0, first * size - margin),
    end: Math.min(samples.length, (last + MIN_SPEECH_FRAMES) * size + margin),
  }
}

function measureDecibels(frame: Float32Array): number {
  const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length
  return 10 * Math.log10(Math.max(power, 1e-12))
}
