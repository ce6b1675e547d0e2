import type { Rect } from '../types'

/** Whether two rects are of one sentence that has one stretch of time. */
export function sharesTime(a: Rect, b: Rect): boolean {
  const isSameSentence = a.sentenceId !== undefined && a.sentenceId === b.sentenceId
  return isSameSentence && a.startTime === b.startTime && a.endTime === b.endTime
}
