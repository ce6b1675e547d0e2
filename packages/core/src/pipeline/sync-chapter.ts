import { syncByWord } from '../sync/matching/sync-by-word'
import type { Language, Rect, SyncResult } from '../types'
import { markEstimates } from './mark-estimates'
import { splitNarration } from './split-narration'
import type { SpokenWord } from './spoken-word'
import { digestSpokenWords } from '../staleness/digest-spoken-words'
import { keepTimesByHand } from '../staleness/keep-times-by-hand'
import { stampTimes } from '../staleness/stamp-times'
import { retimeSentences } from './retime-sentences'

/** A page of a chapter: its rects in reading order, and the number that readers know it by. */
export interface ChapterPage {
  readonly pageVariationId: string | number
  readonly pageNumber: number
  readonly words: readonly Rect[]
  readonly sentences?: readonly Rect[] | undefined
}

/** The reason why a page with words got no times: the narration has no words for it, or none of them was found on it. */
export type PageSyncFailure = 'not-spoken' | 'not-found'

/** The first spoken word and the first rect of a page that found no partner. */
export interface SyncRemainder<P extends ChapterPage = ChapterPage> {
  readonly page: P
  /** `index` counts the words spoken for the page. */
  readonly unmatchedWord: SyncResult['firstUnmatchedWord']
  /** `index` counts the page's word rects. */
  readonly unassignedRect: SyncResult['firstUnassignedRect']
}

/** A page with the times of its narration; both lists are complete and in reading order. */
export interface SyncedPage<P extends ChapterPage = ChapterPage> {
  readonly page: P
  readonly words: Rect[]
  readonly sentences: Rect[]
  /** Fraction of the words that got their times, 0 to 1. */
  readonly coverage: number
  /** Number of words whose times were set by hand for another narration and kept. */
  readonly keptByHand: number
}

/** The result of matching a chapter's pages with its narration. */
export type ChapterSync<P extends ChapterPage = ChapterPage> =
  /** No page has word rects. */
  | { readonly kind: 'no-word-rects' }
  | {
      readonly kind: 'synced'
      /** The pages that got times, in order; the only ones to change and save. */
      readonly synced: SyncedPage<P>[]
      /** To be reported by page number. The chapter as a whole succeeded only if this is empty. */
      readonly failed: { readonly page: P; readonly reason: PageSyncFailure }[]
      /** Of the first page that has one; null if every word of every page found its place. */
      readonly remainder: SyncRemainder<P> | null
      /** Fraction of the words that got their times, 0 to 1, pages weighted by their number of word rects. */
      readonly coverage: number
      /** Number of spoken words that belong to no page of the chapter. */
      readonly strayWords: number
    }

/**
 * Gives the words of each page the times of the words spoken for it (see `syncByWord`), and its sentences the times of its
 * words. A page that fails keeps no other from its times. Pages without words, such as pictures, are skipped. A time that
 * the voice guessed is marked as estimated. Words without a partner stay as they are: `fillChapter` estimates their times.
 * New times carry the digest of the words spoken for their page.
 *
 * @param pages all of the chapter, in reading order
 * @param spokenWords in order of time, in seconds; each names the page variation it was spoken for, or none does: then they
 *   are matched with the chapter as one text
 * @param o.only the one page variation to sync
 * @param o.byHand 'keep' leaves times that were set by hand as they are, marked with the narration that they were set for, and
 *   counts them; by default they are replaced
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const words = [{ id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'Hello' }]
 * const spoken = [{ word: 'hello', start: 0.5, end: 1, pageVariationId: 7 }]
 * const outcome = syncChapter([{ pageVariationId: 7, pageNumber: 1, words }], spoken, { language: 'en' })
 * outcome.kind // => 'synced'
 * outcome.synced[0].words[0].startTime // => 0.5
 */
export function syncChapter<P extends ChapterPage>(
  pages: readonly P[],
  spokenWords: readonly SpokenWord[],
  o: { language: Language; only?: P['pageVariationId']; byHand?: 'keep' | 'replace' },
): ChapterSync<P> {
  const { spokenFor, strayWords } = splitNarration(pages, spokenWords, o)
  const synced: SyncedPage<P>[] = []
  const failed: { readonly page: P; readonly reason: PageSyncFailure }[] = []
  let remainder: SyncRemainder<P> | null = null
  for (const page of pages) {
    if (o.only !== undefined && page.pageVariationId !== o.only) continue
    const spoken = spokenFor(page.pageVariationId)
    const result = syncByWord([...page.words], [...spoken], o)
    if (result.issues.some(({ code }) => code === 'no-word-rects')) continue
    if (result.coverage > 0) synced.push(toSyncedPage(page, result, spoken, o))
    else failed.push({ page, reason: spoken.length === 0 ? 'not-spoken' : 'not-found' })
    remainder ??= findRemainder(page, result)
  }
  const total = [...synced, ...failed].reduce((sum, { page }) => sum + page.words.length, 0)
  if (total === 0) return { kind: 'no-word-rects' }
  const covered = synced.reduce((sum, { page, coverage }) => sum + coverage * page.words.length, 0)
  return { kind: 'synced', synced, failed, remainder, coverage: covered / total, strayWords }
}

function toSyncedPage<P extends ChapterPage>(
  page: P,
  result: SyncResult,
  spoken: readonly SpokenWord[],
  o: { language: Language; byHand?: 'keep' | 'replace' },
): SyncedPage<P> {
  const narration = digestSpokenWords(spoken)
  const stamped = stampTimes(markEstimates(result.rects, spoken), page.words, narration)
  const words = o.byHand === 'keep' ? keepTimesByHand(stamped, page.words, narration) : stamped
  const sentences = retimeSentences(page, words, narration, o)
  return { page, words, sentences, coverage: result.coverage, keptByHand: countKept(words, narration) }
}

function countKept(words: readonly Rect[], narration: string): number {
  return words.filter(({ timing }) => timing?.source === 'manual' && timing.narration !== narration).length
}

function findRemainder<P extends ChapterPage>(page: P, result: SyncResult): SyncRemainder<P> | null {
  const { firstUnmatchedWord: unmatchedWord, firstUnassignedRect: unassignedRect } = result
  return unmatchedWord === null && unassignedRect === null ? null : { page, unmatchedWord, unassignedRect }
}
