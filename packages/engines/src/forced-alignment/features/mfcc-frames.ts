/** Time from one frame to the next, and the length of sound that a frame covers; seconds. */
export const FRAME_STEP_SECONDS = 0.01
export const FRAME_WINDOW_SECONDS = 0.025
/** Mel-frequency cepstral coefficients of a frame. */
export const COEFFICIENTS = 13

/** A sound as a sequence of frames. */
export interface MfccFrames {
  count: number
  /** Mel-frequency cepstral coefficients, `COEFFICIENTS` values a frame. */
  coefficients: Float32Array
  /** Logarithm of the energy in the frequency range of speech, one value a frame. */
  loudness: Float32Array
}

/** Returns the time of a frame's centre. */
export const frameToSeconds = (frame: number): number => frame * FRAME_STEP_SECONDS + FRAME_WINDOW_SECONDS / 2

/** Returns the frame whose centre is nearest to a time. */
export const secondsToFrame = (seconds: number): number =>
  Math.round((seconds - FRAME_WINDOW_SECONDS / 2) / FRAME_STEP_SECONDS)
