import { type Language, type Rect, syncByWord, type TimedWord } from '@lectern/core/sync'

/** What of a chapter's narration is spoken for each of its pages. */
export interface PartedNarration {
  /** Of a page of the chapter, in the order of the narration. */
  readonly spokenFor: (pageVariationId: string | number) => readonly TimedWord[]
  /** How many words are spoken for none: they name a page that the chapter has not, or none while others name theirs. */
  readonly strayWords: number
}

interface NarratedPage {
  readonly pageVariationId: string | number
  readonly words: readonly Rect[]
}

/**
 * Parts a narration by the pages that its words name, as numbers or texts. Where no word names any, all pages are matched
 * with it as one text, and a page's words are those up to the end of the last that was found on it.
 */
export function partNarration(
  pages: readonly NarratedPage[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): PartedNarration {
  const spoken = new Map(pages.map(({ pageVariationId }) => [String(pageVariationId), [] as TimedWord[]]))
  const hasPages = timedWords.some(({ pageVariationId }) => pageVariationId !== undefined)
  const findPage = hasPages ? ({ pageVariationId }: TimedWord) => pageVariationId : matchPages(pages, timedWords, o)
  let strayWords = 0
  for (const word of timedWords) {
    const own = spoken.get(String(findPage(word)))
    if (own === undefined) strayWords += 1
    else own.push(word)
  }
  return { spokenFor: (pageVariationId) => spoken.get(String(pageVariationId)) ?? [], strayWords }
}

/** Finds a word's page by its time; without any match all are taken to be of the first page with words. */
function matchPages(
  pages: readonly NarratedPage[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): (word: TimedWord) => string | number | undefined {
  const before = pages.flatMap(({ words }) => words)
  const { rects } = syncByWord(before, timedWords, o)
  const ends: { pageVariationId: string | number; end: number }[] = []
  let at = 0
  for (const { pageVariationId, words } of pages) {
    const from = at
    at += words.length
    const last = rects.slice(from, at).findLast((rect, index) => rect !== before[from + index])
    if (last?.endTime !== undefined) ends.push({ pageVariationId, end: last.endTime })
  }
  return ({ start, end }) => {
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle]?.end ?? 0) > (start + end) / 2) high = middle
      else low = middle + 1
    }
    return ends[low]?.pageVariationId ?? pages.find(({ words }) => words.length > 0)?.pageVariationId
  }
}
