import { fillTimingGaps } from '../sync/gap-filling/fill-timing-gaps'
import type { Language, Rect, TimedWord } from '../types'
import { splitNarration } from './split-narration'
import { digestSpokenWords } from '../staleness/digest-spoken-words'
import { stampTimes } from '../staleness/stamp-times'
import { retimeSentences } from './retime-sentences'

/** A page of a chapter; both lists in reading order. */
export interface PageToFill {
  readonly pageVariationId: string | number
  readonly words: readonly Rect[]
  readonly sentences?: readonly Rect[] | undefined
}

/** A page with estimated times. */
export interface FilledPage<P extends PageToFill> {
  readonly page: P
  readonly words: Rect[]
  readonly sentences: Rect[]
  /** Number of words that got a time. */
  readonly filled: number
}

/**
 * Estimates the times of words that have none, between their neighbours and within the time in which the page is spoken
 * (see `fillTimingGaps`), and times the sentences by their words. Seconds of the chapter. New times carry the digest of the
 * words spoken for their page.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const words = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat' },
 * ]
 * const spoken = [{ word: 'The', start: 0, end: 1, pageVariationId: 7 }, { word: 'hat', start: 1, end: 2, pageVariationId: 7 }]
 * const [page] = fillChapter([{ pageVariationId: 7, words }], spoken, { language: 'en' })
 * page.filled // => 1
 * page.words[1].timing.source // => 'estimated'
 */
export function fillChapter<P extends PageToFill>(
  pages: readonly P[],
  spokenWords: readonly TimedWord[],
  o: { language: Language },
): FilledPage<P>[] {
  const { spokenFor } = splitNarration(pages, spokenWords, o)
  return pages.map((page) => {
    const spoken = spokenFor(page.pageVariationId)
    const first = spoken[0]
    const last = spoken.at(-1)
    const span = first === undefined || last === undefined ? {} : { start: first.start, end: last.end }
    const narration = digestSpokenWords(spoken)
    const words = stampTimes(fillTimingGaps(page.words, span), page.words, narration)
    const filled = words.filter((rect, index) => rect !== page.words[index]).length
    const sentences = retimeSentences(page, words, narration, o)
    return { page, words, sentences, filled }
  })
}
