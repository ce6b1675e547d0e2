import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { GuideFacts } from '../guide/guide-steps'
import type { ChapterWords } from './read-chapter-words'

/** Derives the progress of a chapter, as the guide and the panels show it. */
export function readGuideFacts({ pages, audioUrl, publication }: DeskChapter, words: ChapterWords): GuideFacts {
  const withImage = pages.filter((page) => page.imageUrl !== null)
  return {
    pages: pages.length,
    pagesWithImage: withImage.length,
    pagesWithWords: withImage.filter((page) => words.countOf(page) > 0).length,
    hasAudio: audioUrl !== null,
    words: words.timed.words,
    timedWords: words.timed.timed,
    published: publication.isPublished,
  }
}
