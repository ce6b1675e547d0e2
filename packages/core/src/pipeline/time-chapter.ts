import { validateTimings } from '../sync/timing/validate-timings'
import type { Issue, Language, Rect } from '../types'
import { fillChapter } from './fill-chapter'
import type { SpokenWord } from './spoken-word'
import { type ChapterPage, syncChapter } from './sync-chapter'

/** A page every word of which has a time, as far as the narration allows. */
export interface TimedPage<P extends ChapterPage = ChapterPage> {
  readonly page: P
  readonly words: Rect[]
  readonly sentences: Rect[]
  /** Times that contradict one another; a book with any must not be published. */
  readonly issues: Issue[]
}

/**
 * Syncs a chapter and estimates the times of everything that the sync left over, for callers without a user, such as a
 * command. An editor calls `syncChapter` and lets the author decide about the rest.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const words = ['The', 'cat'].map((word, at) => ({ id: word, x: at * 50, y: 0, width: 40, height: 20, word }))
 * const spoken = [{ word: 'the', start: 0, end: 1, pageVariationId: 7 }]
 * const [page] = timeChapter([{ pageVariationId: 7, pageNumber: 1, words }], spoken, { language: 'en' })
 * page.words.map(({ timing }) => timing.source) // => ['matched', 'estimated']
 */
export function timeChapter<P extends ChapterPage>(
  pages: readonly P[],
  spokenWords: readonly SpokenWord[],
  o: { language: Language },
): TimedPage<P>[] {
  const outcome = syncChapter(pages, spokenWords, o)
  const synced = new Map(outcome.kind === 'synced' ? outcome.synced.map((each) => [each.page, each.words]) : [])
  const partly = pages.map((page) => ({ ...page, words: synced.get(page) ?? page.words, original: page }))
  return fillChapter(partly, spokenWords, o).map(({ page, words, sentences }) => ({
    page: page.original,
    words,
    sentences,
    issues: validateTimings(words.filter(({ word }) => word !== undefined && word !== '')),
  }))
}
