import { type Language, type Rect, syncByWord, type SyncResult, type TimedWord } from '@lectern/core/sync'
import { partNarration } from './part-narration'

/** A page of a chapter: its word rects in reading order, and the number that readers know it by. */
export interface ChapterPage {
  readonly pageVariationId: string | number
  readonly pageNumber: number
  readonly words: readonly Rect[]
}

/**
 * Why a page with words got no times: 'not-spoken' where the narration has no words for it, 'not-found' where none of them
 * was found on it.
 */
export type PageSyncFailure = 'not-spoken' | 'not-found'

/** Where a sync left the first word or rect over. */
export interface SyncRemainder<P extends ChapterPage = ChapterPage> {
  page: P
  /** `index` is the word's place among those spoken for the page. */
  unmatchedWord: SyncResult['firstUnmatchedWord']
  /** `index` is the rect's place among the page's words. */
  unassignedRect: SyncResult['firstUnassignedRect']
}

/** What came of matching a chapter's pages with its narration. */
export type ChapterSync<P extends ChapterPage = ChapterPage> =
  /** No page has word rects: there is nothing that times could be given to. */
  | { kind: 'no-word-rects' }
  | {
      kind: 'synced'
      /** The pages that got times, in order: these are to be changed and saved, no others. */
      synced: { page: P; result: SyncResult }[]
      /** To be reported by page number. The chapter as a whole has succeeded only when there are none. */
      failed: { page: P; reason: PageSyncFailure }[]
      /** Of the first page that has one; null when every word of every page found its place. */
      remainder: SyncRemainder<P> | null
      /** Share of the words that got their times, pages weighed by their word rects, 0 to 1. */
      coverage: number
      /** How many words are spoken for no page of the chapter. */
      strayWords: number
    }

/**
 * Gives the words of each page the times of the words that were spoken for it (see `syncByWord`), page by page: one that
 * fails keeps no other from its times. Pages without words, such as pictures, are left out and are no failure.
 *
 * @param pages all of the chapter, in reading order
 * @param timedWords in order of time, in seconds; each names the page variation it was spoken for, or none does: then they
 *   are matched with the chapter as one text
 * @param o.only the page variation that alone is to get times
 */
export function syncChapter<P extends ChapterPage>(
  pages: readonly P[],
  timedWords: readonly TimedWord[],
  o: { language: Language; only?: P['pageVariationId'] },
): ChapterSync<P> {
  const { spokenFor, strayWords } = partNarration(pages, timedWords, o)
  const synced: { page: P; result: SyncResult }[] = []
  const failed: { page: P; reason: PageSyncFailure }[] = []
  let remainder: SyncRemainder<P> | null = null
  for (const page of pages) {
    if (o.only !== undefined && page.pageVariationId !== o.only) continue
    const spoken = spokenFor(page.pageVariationId)
    const result = syncByWord(page.words, spoken, o)
    if (result.issues.some(({ code }) => code === 'no-word-rects')) continue
    if (result.coverage > 0) synced.push({ page, result })
    else failed.push({ page, reason: spoken.length === 0 ? 'not-spoken' : 'not-found' })
    remainder ??= findRemainder(page, result)
  }
  const total = [...synced, ...failed].reduce((sum, { page }) => sum + page.words.length, 0)
  if (total === 0) return { kind: 'no-word-rects' }
  const covered = synced.reduce((sum, { page, result }) => sum + result.coverage * page.words.length, 0)
  return { kind: 'synced', synced, failed, remainder, coverage: covered / total, strayWords }
}

function findRemainder<P extends ChapterPage>(page: P, result: SyncResult): SyncRemainder<P> | null {
  const { firstUnmatchedWord: unmatchedWord, firstUnassignedRect: unassignedRect } = result
  return unmatchedWord === null && unassignedRect === null ? null : { page, unmatchedWord, unassignedRect }
}
