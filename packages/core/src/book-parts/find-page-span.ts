import type { RectData } from '../book/model/book-types'

/**
 * Returns the time from the first narrated word of a page to the end of its last one, in seconds of the chapter's narration;
 * null if none is narrated. Sentence rects count on a page without word rects. Rects without a text, a size or a duration do
 * not count.
 *
 * @example
 * const rect = { id: 'a', x: 0, y: 0, width: 9, height: 9, word: 'Fox' }
 * const rectsByWords = [{ ...rect, startTime: 2, endTime: 3 }, { ...rect, startTime: 1, endTime: 1.5 }, rect]
 * findPageSpan({ rects: [], rectsByWords }) // => { start: 1, end: 3 }
 */
export function findPageSpan(rectData: RectData | undefined): { start: number; end: number } | null {
  if (rectData === undefined) return null
  const { rects, rectsByWords } = rectData
  let start = Infinity
  let end = -Infinity
  for (const rect of rectsByWords.length > 0 ? rectsByWords : rects) {
    const { word = '', width, height, startTime, endTime } = rect
    if (startTime === undefined || endTime === undefined || !(startTime < endTime)) continue
    if (word.trim() === '' || !(width > 0 && height > 0)) continue
    start = Math.min(start, startTime)
    end = Math.max(end, endTime)
  }
  return start < end ? { start, end } : null
}
