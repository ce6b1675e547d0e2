import type { Rect } from '@lectern/core/geometry'

const MIN_RECOGNITION_CONFIDENCE = 0.6

/** Returns true if the recognition of the word is uncertain and no author has checked it. */
export function isDoubtfulWord({ confidence }: Rect): boolean {
  return confidence !== undefined && confidence < MIN_RECOGNITION_CONFIDENCE
}
