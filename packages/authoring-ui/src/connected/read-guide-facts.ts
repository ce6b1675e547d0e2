import type { GuideFacts } from '../guide/guide-steps'
import type { ChapterWords } from './use-chapter-words'
import type { WorkPage } from './work-page'

export interface DeskFacts {
  readonly pages: readonly WorkPage[]
  readonly words: ChapterWords
  readonly hasAudio: boolean
  readonly published: boolean
}

/** How far the chapter is, as the guide and the panels tell it. */
export function readGuideFacts({ pages, words, hasAudio, published }: DeskFacts): GuideFacts {
  const withImage = pages.filter((page) => page.imageUrl !== null)
  return {
    pages: pages.length,
    pagesWithImage: withImage.length,
    pagesWithWords: withImage.filter((page) => words.countOf(page) > 0).length,
    hasAudio,
    words: words.timed.words,
    timedWords: words.timed.timed,
    published,
  }
}
