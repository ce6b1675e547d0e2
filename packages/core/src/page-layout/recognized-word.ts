import type { Box, DetectedBreak } from '../types'

/** A word as a recogniser tells it, before it becomes a rect. */
export interface RecognizedWord {
  text: string
  /** Null when the answer has no vertices for it. */
  box: Box | null
  detectedBreak?: DetectedBreak
  confidence?: number
}
