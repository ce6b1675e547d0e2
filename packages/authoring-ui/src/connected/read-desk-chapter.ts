import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { WorkPage } from '../desk-plan/work-page'
import { fallbackSize } from './fallback-size'

/**
 * Reads the facts that a desk needs out of a book.
 *
 * @param before the facts read last; their pages are reused if the chapter is the same object
 */
export function readDeskChapter(
  source: { readonly book: BookData; readonly chapter: Chapter; readonly variation: ChapterVariation },
  before: { readonly chapter: Chapter; readonly facts: DeskChapter } | null,
): DeskChapter {
  const { book, chapter, variation } = source
  const { id, published, publishedAt = null, publicationIsBehind = false, visibility } = book.bookInfo
  return {
    bookId: id,
    chapterId: chapter.id,
    chapterVariationId: variation.id,
    language: variation.variation,
    languages: chapter.variations.map((own) => own.variation),
    pages: before?.chapter === chapter ? before.facts.pages : workPages(chapter, variation.variation),
    chapterPageIds: chapter.pages.map((page) => page.pageId),
    pageIdsWithoutImage: pagesWithoutImage(chapter, variation.variation),
    audioUrl: variation.audio,
    voiceSettings: variation.voiceSettings,
    publication: { isPublished: published, publishedAt, isBehind: publicationIsBehind, visibility },
  }
}

function pagesWithoutImage(chapter: Chapter, language: string): number[] {
  return chapter.pages
    .filter((page) => !page.variations.some((own) => own.variation === language && own.pageImageLink !== null))
    .map((page) => page.pageId)
}

/** Returns the pages of a chapter that exist in a language, in order. */
function workPages(chapter: Chapter, language: string): WorkPage[] {
  return chapter.pages.flatMap((page) => {
    const own = page.variations.find((candidate) => candidate.variation === language)
    if (own === undefined) return []
    return [
      {
        pageId: page.pageId,
        pageNumber: page.page_number,
        pageVariationId: own.id,
        imageUrl: own.pageImageLink,
        thumbnailUrl: page.thumbnailUrl ?? own.pageImageLink,
        altText: own.altText,
        width: own.imageWidth ?? fallbackSize.width,
        height: own.imageHeight ?? fallbackSize.height,
        imageDigest: own.imageDigest ?? null,
        rectImageDigest: own.rectImageDigest ?? null,
      },
    ]
  })
}
