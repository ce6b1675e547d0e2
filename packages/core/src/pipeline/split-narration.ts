import { syncByWord } from '../sync/matching/sync-by-word'
import type { Language, Rect, TimedWord } from '../types'

/** A chapter's narration, divided among its pages. */
export interface SplitNarration<W extends TimedWord> {
  /** Returns the spoken words of a page, in order of time; empty for a page that the chapter lacks. */
  readonly spokenFor: (pageVariationId: string | number) => readonly W[]
  /** Number of spoken words that belong to no page: they name an unknown one, or none while others name theirs. */
  readonly strayWords: number
}

interface NarratedPage {
  readonly pageVariationId: string | number
  readonly words: readonly Rect[]
}

/**
 * Divides a narration among pages by the page variation ids of its words, as numbers or strings. If no word has one, all
 * pages are matched with the narration as one text; a page then ends with its last matched word.
 */
export function splitNarration<W extends TimedWord>(
  pages: readonly NarratedPage[],
  spokenWords: readonly W[],
  o: { language: Language },
): SplitNarration<W> {
  const spoken = new Map(pages.map(({ pageVariationId }) => [String(pageVariationId), [] as W[]]))
  const hasPages = spokenWords.some(({ pageVariationId }) => pageVariationId !== undefined)
  const findPage = hasPages ? ({ pageVariationId }: TimedWord) => pageVariationId : matchPages(pages, spokenWords, o)
  let strayWords = 0
  for (const word of spokenWords) {
    const own = spoken.get(String(findPage(word)))
    if (own === undefined) strayWords += 1
    else own.push(word)
  }
  return { spokenFor: (pageVariationId) => spoken.get(String(pageVariationId)) ?? [], strayWords }
}

/** Returns a function that finds a word's page by time. Without any match, every word belongs to the first page with words. */
function matchPages(
  pages: readonly NarratedPage[],
  spokenWords: readonly TimedWord[],
  o: { language: Language },
): (word: TimedWord) => string | number | undefined {
  const before = pages.flatMap(({ words }) => words)
  const { rects } = syncByWord(before, [...spokenWords], o)
  const ends: { readonly pageVariationId: string | number; readonly end: number }[] = []
  let at = 0
  for (const { pageVariationId, words } of pages) {
    const from = at
    at += words.length
    const last = rects.slice(from, at).findLast((rect, index) => rect !== before[from + index])
    if (last?.endTime !== undefined) ends.push({ pageVariationId, end: last.endTime })
  }
  const firstWithWords = pages.find(({ words }) => words.length > 0)?.pageVariationId
  return ({ start, end }) => {
    const middle = (start + end) / 2
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const half = (low + high) >> 1
      const candidate = ends[half]
      if (candidate !== undefined && candidate.end > middle) high = half
      else low = half + 1
    }
    return ends[low]?.pageVariationId ?? firstWithWords
  }
}
