import type { TimedCount } from '@lectern/core/pipeline'
import type { DocumentView } from '../desk-plan/document-view'
import type { PageWordRects } from '../desk-plan/page-word-rects'
import type { WorkPage } from '../desk-plan/work-page'
import type { PlacedRect } from '../editor/placed-rect'
import { readPageWords, type PageWordFacts } from './read-page-words'

/** The words of a chapter. */
export interface ChapterWords {
  /** All word rects, page by page in reading order. */
  readonly words: readonly PlacedRect[]
  readonly timed: TimedCount
  /** All sentence rects, page by page in reading order. */
  readonly sentences: readonly PlacedRect[]
  readonly timedSentences: TimedCount
  /** Words whose recognition is uncertain. */
  readonly doubtful: readonly PlacedRect[]
  readonly spokenPages: readonly PageWordRects[]
  /** Counts the words of a page with text, as `timed` does; its page number is none. */
  readonly countOf: (page: WorkPage) => number
  /** Returns true if the page has any word rect, even if it is only its number. */
  readonly hasWords: (page: WorkPage) => boolean
}

/** Returns a function that reads the words of pages and caches the facts of each page until its words change. */
export function createChapterWordsReader(
  document: Pick<DocumentView, 'rectsOf'>,
): (pages: readonly WorkPage[]) => ChapterWords {
  const cache = new WeakMap<readonly PlacedRect[], PageWordFacts>()

  function factsOf(pageVariationId: number, kind: 'rects' | 'rectsByWords' = 'rectsByWords'): PageWordFacts {
    const words = document.rectsOf(pageVariationId, kind)
    const known = cache.get(words)
    if (known !== undefined) return known
    const facts = readPageWords(words)
    cache.set(words, facts)
    return facts
  }

  return (pages) => {
    const facts = pages.map((page) => factsOf(page.pageVariationId))
    const sentences = pages.map((page) => factsOf(page.pageVariationId, 'rects'))
    const countOf = (page: WorkPage) => factsOf(page.pageVariationId).timed.words
    const hasWords = (page: WorkPage) => factsOf(page.pageVariationId).words.length > 0
    return {
      words: facts.flatMap(({ words }) => words),
      timed: addCounts(facts.map(({ timed }) => timed)),
      sentences: sentences.flatMap(({ words }) => words),
      timedSentences: addCounts(sentences.map(({ timed }) => timed)),
      doubtful: facts.flatMap(({ doubtful }) => doubtful),
      spokenPages: pages.map(({ pageVariationId, pageNumber, imageUrl }) => ({
        pageVariationId,
        pageNumber,
        imageUrl,
        rects: factsOf(pageVariationId).rects,
      })),
      countOf,
      hasWords,
    }
  }
}

function addCounts(counts: readonly TimedCount[]): TimedCount {
  const sum = (count: (each: TimedCount) => number) => counts.reduce((total, each) => total + count(each), 0)
  return {
    words: sum((each) => each.words),
    timed: sum((each) => each.timed),
    estimated: sum((each) => each.estimated),
  }
}
