import type { Rect } from '../../types'

/** Tests if two rects belong to one sentence and have the same times, because the sentence was timed as a whole. */
export function isSameTimedSentence(a: Rect, b: Rect): boolean {
  const isSameSentence = a.sentenceId !== undefined && a.sentenceId === b.sentenceId
  return isSameSentence && a.startTime === b.startTime && a.endTime === b.endTime
}
