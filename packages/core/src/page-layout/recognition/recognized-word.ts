import type { Box, DetectedBreak } from '../../types'

/** A word of a recogniser's response, before it becomes a rect. */
export interface RecognizedWord {
  text: string
  /** Null if the response has no vertices for the word. */
  box: Box | null
  detectedBreak?: DetectedBreak
  confidence?: number
}
