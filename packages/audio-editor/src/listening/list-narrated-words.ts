import type { Rect } from '@lectern/core/text'
import type { SpokenPage } from '../speech-text/spoken-page'

/** A part of a page's text with its time in the narration, in seconds. */
export interface NarratedSpan {
  readonly id: string
  readonly pageVariationId: number
  /** UTF-16 offsets in the text of the page, `[from, to)`. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isDoubtful: boolean
}

/**
 * Lists the words of a page that have times, in the order of its text.
 *
 * @param rects the words of the page with their times
 * @param spoken the text of the page; words that its author removed are not listed
 */
export function listNarratedWords(
  rects: readonly Rect[],
  { pageVariationId, textSegments }: SpokenPage,
): NarratedSpan[] {
  const byId = new Map(rects.map((rect) => [rect.id, rect]))
  const text = textSegments.map((segment) => segment.text).join('')
  const words: NarratedSpan[] = []
  let at = 0
  for (const { id, word = '' } of textSegments.flatMap((segment) => segment.rects)) {
    const from = text.indexOf(word, at)
    // A word whose letters were merged into the one before has no text of its own.
    if (word === '' || from < 0) continue
    at = from + word.length
    const { startTime: start, endTime: end } = byId.get(id) ?? {}
    if (start === undefined || end === undefined || start >= end) continue
    words.push({
      id: `${pageVariationId}/${id}`,
      pageVariationId,
      from,
      to: at,
      text: word,
      start,
      end,
      isDoubtful: false,
    })
  }
  return words
}
