import { findPageNumber } from '@lectern/core/page-layout'
import { fillTimingGaps, syncBySentence, syncByWord, type Rect, type TimedWord } from '@lectern/core/sync'

export interface TimedPage {
  readonly rectsByWords: Rect[]
  readonly rects: Rect[]
  readonly words: number
  readonly wordsTimed: number
  readonly wordsEstimated: number
}

/**
 * Gives every word of a page its time: the voice's own where it reported one, else an estimate between its neighbours. The
 * number of the page is not spoken and does not count.
 */
export function timeWords(
  page: { rectsByWords: Rect[]; rects: Rect[] },
  spoken: readonly (TimedWord & { estimated?: boolean | undefined })[],
  language: string,
): TimedPage {
  const synced = syncByWord(page.rectsByWords, [...spoken], { language }).rects
  const start = spoken[0]?.start
  const end = spoken.at(-1)?.end
  const filled = fillTimingGaps(synced, {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  })
  const guessed = new Set(spoken.filter((word) => word.estimated).map((word) => word.start))
  const rectsByWords = filled.map((rect) => markGuess(rect, guessed))
  const pageNumber = findPageNumber(page.rectsByWords)?.id
  const withText = rectsByWords.filter((rect) => (rect.word ?? '') !== '' && rect.id !== pageNumber)
  return {
    rectsByWords,
    rects: syncBySentence(page.rects, [...spoken], { language }).rects,
    words: withText.length,
    wordsTimed: withText.filter((rect) => rect.startTime !== undefined && rect.endTime !== undefined).length,
    wordsEstimated: withText.filter((rect) => rect.timing?.source === 'estimated').length,
  }
}

/** A time that the voice itself only guessed must not count as one that it reported. */
function markGuess(rect: Rect, guessedStarts: ReadonlySet<number>): Rect {
  if (rect.timing?.source !== 'matched' || rect.startTime === undefined || !guessedStarts.has(rect.startTime))
    return rect
  return { ...rect, timing: { ...rect.timing, source: 'estimated' } }
}
