import { digestSpokenWords } from '../staleness/digest-spoken-words'
import { stampTimes } from '../staleness/stamp-times'
import { syncBySentence } from '../sync/matching/sync-by-sentence'
import type { Language, Rect } from '../types'
import { splitNarration } from './split-narration'
import type { SpokenWord } from './spoken-word'
import type { ChapterPage, PageSyncFailure } from './sync-chapter'

/** The result of matching the sentences of a chapter with its narration. */
export type SentenceSync<P extends ChapterPage = ChapterPage> =
  /** No page has sentence rects. */
  | { readonly kind: 'no-sentence-rects' }
  | {
      readonly kind: 'synced'
      /** The pages that got times, in order; the only ones to change and save. All their sentences, in reading order. */
      readonly synced: { readonly page: P; readonly sentences: Rect[] }[]
      readonly failed: { readonly page: P; readonly reason: PageSyncFailure }[]
      /** Number of spoken words that belong to no page of the chapter. */
      readonly strayWords: number
    }

/**
 * Gives the sentence rects of each page the times of the words spoken for it, without any word rect (see `syncBySentence`). A
 * page that fails keeps no other from its times, pages without sentences are skipped, and word rects stay as they are. New times
 * carry the digest of the words spoken for their page.
 *
 * @param pages all of the chapter, in reading order
 * @param spokenWords in order of time, in seconds; each names the page variation it was spoken for, or none does
 * @param o.only the one page variation to sync
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const sentences = [{ id: 's', x: 0, y: 0, width: 90, height: 20, word: 'Good night.' }]
 * const spoken = [
 *   { word: 'Good', start: 1, end: 1.4, pageVariationId: 7 },
 *   { word: 'night', start: 1.4, end: 2, pageVariationId: 7 },
 * ]
 * const pages = [{ pageVariationId: 7, pageNumber: 1, words: [], sentences }]
 * const outcome = syncChapterSentences(pages, spoken, { language: 'en' })
 * outcome.kind // => 'synced'
 * outcome.synced[0].sentences[0].endTime // => 2
 */
export function syncChapterSentences<P extends ChapterPage>(
  pages: readonly P[],
  spokenWords: readonly SpokenWord[],
  o: { language: Language; only?: P['pageVariationId'] },
): SentenceSync<P> {
  const listed = pages.map((page) => ({ ...page, words: page.sentences ?? [] }))
  const { spokenFor, strayWords } = splitNarration(listed, spokenWords, o)
  const synced: { readonly page: P; readonly sentences: Rect[] }[] = []
  const failed: { readonly page: P; readonly reason: PageSyncFailure }[] = []
  for (const page of pages) {
    const { pageVariationId, sentences = [] } = page
    if (sentences.length === 0 || (o.only !== undefined && pageVariationId !== o.only)) continue
    const spoken = spokenFor(pageVariationId)
    const result = syncBySentence(sentences, spoken, o)
    if (result.coverage > 0) {
      synced.push({ page, sentences: stampTimes(result.rects, sentences, digestSpokenWords(spoken)) })
    } else failed.push({ page, reason: spoken.length === 0 ? 'not-spoken' : 'not-found' })
  }
  if (synced.length + failed.length === 0) return { kind: 'no-sentence-rects' }
  return { kind: 'synced', synced, failed, strayWords }
}
