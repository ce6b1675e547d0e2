import { syncByWord, type Language, type Rect, type SyncResult, type TimedWord } from '@lectern/core/sync'

export interface PageWords {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly words: readonly Rect[]
}

export interface PageSync {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly result: SyncResult
}

export type SyncOutcome =
  /** No page has word rects: there is nothing that times could be given to. */
  | { readonly kind: 'no-words' }
  | { readonly kind: 'synced'; readonly pages: readonly PageSync[]; readonly coverage: number }

/**
 * Gives the words of each page the times of the words that were spoken for it. Pages without words are left out.
 * `coverage` is the share of all rects with a matchable word that got their times, 0 to 1.
 */
export function syncPages(
  pages: readonly PageWords[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): SyncOutcome {
  const withWords = pages.filter((page) => page.words.length > 0)
  if (withWords.length === 0) return { kind: 'no-words' }
  const synced = withWords.map(({ pageVariationId, pageNumber, words }) => {
    const spoken = timedWords.filter((word) => word.pageVariationId === pageVariationId)
    return { pageVariationId, pageNumber, result: syncByWord([...words], spoken, o) }
  })
  const weights = withWords.map((page) => page.words.length)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = synced.reduce((sum, page, index) => sum + page.result.coverage * (weights[index] ?? 0), 0)
  return { kind: 'synced', pages: synced, coverage: covered / total }
}
