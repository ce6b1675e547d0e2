/** Seconds from one frame to the next, and what each looks at. */
export const FRAME_STEP_SECONDS = 0.01
export const FRAME_WINDOW_SECONDS = 0.025
export const COEFFICIENTS = 13

/** A sound as a row of frames. */
export interface SoundFrames {
  count: number
  /** What is heard in each frame, `COEFFICIENTS` numbers a frame. */
  coefficients: Float32Array
  /** How loud the range of speech is in each frame, as a logarithm. */
  loudness: Float32Array
}

/** The middle of a frame in seconds, and the frame whose middle is nearest. */
export const middleOfFrame = (frame: number): number => frame * FRAME_STEP_SECONDS + FRAME_WINDOW_SECONDS / 2
export const frameAt = (seconds: number): number =>
  Math.round((seconds - FRAME_WINDOW_SECONDS / 2) / FRAME_STEP_SECONDS)
