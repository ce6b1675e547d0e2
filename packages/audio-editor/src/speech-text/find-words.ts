import type { Rect, TextSegment } from '@lectern/core/text'
import type { ChangedRange } from './find-changed-ranges'

/**
 * Finds the words of a page that a part of its text is made from, in order; none for text that only its author has written.
 *
 * @param segments the page's text as it is spoken, with the rects of its words
 */
export function findWords(segments: readonly TextSegment[], { start, end }: ChangedRange): Rect[] {
  const text = segments.map((segment) => segment.text).join('')
  const found: Rect[] = []
  let at = 0
  for (const rect of segments.flatMap((segment) => segment.rects)) {
    const { word = '' } = rect
    const from = text.indexOf(word, at)
    // A word whose letters were merged into the one before has no text of its own.
    if (word === '' || from < 0) continue
    at = from + word.length
    if (from < end && start < at) found.push(rect)
  }
  return found
}
