import type { Rect } from '../../types'

/** Returns true if two rects belong to one sentence and have the same times. Then the sentence was timed as a whole. */
export function sharesSentenceTiming(a: Rect, b: Rect): boolean {
  const isSameSentence = a.sentenceId !== undefined && a.sentenceId === b.sentenceId
  return isSameSentence && a.startTime === b.startTime && a.endTime === b.endTime
}
