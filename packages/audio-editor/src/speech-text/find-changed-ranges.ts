import type { TextSegment } from '@lectern/core/text'

/** A part of a text that changed since the narration; UTF-16 offsets, `[start, end)`. */
export interface ChangedRange {
  readonly start: number
  readonly end: number
}

/**
 * Finds the parts of a page's text that belong to changed sentences. Neighbouring sentences make one range.
 *
 * @param segments the page's text as it is spoken, with the rects of its words
 * @param staleSentences the rect ids of each changed sentence
 */
export function findChangedRanges(
  segments: readonly TextSegment[],
  staleSentences: readonly (readonly string[])[],
): ChangedRange[] {
  const stale = new Set(staleSentences.flat())
  const text = segments.map((segment) => segment.text).join('')
  const ranges: ChangedRange[] = []
  let open: ChangedRange | null = null
  let at = 0
  for (const { id, word = '' } of segments.flatMap((segment) => segment.rects)) {
    const start = text.indexOf(word, at)
    // A word whose letters were merged into the one before has no text of its own.
    if (word === '' || start < 0) continue
    at = start + word.length
    if (!stale.has(id)) {
      if (open !== null) ranges.push(open)
      open = null
    } else {
      open = { start: open === null ? start : open.start, end: at }
    }
  }
  if (open !== null) ranges.push(open)
  return ranges
}
