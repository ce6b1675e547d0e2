import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { DeskChapter, ImagesElsewhere } from '../desk-plan/desk-chapter'
import type { WorkPage } from '../desk-plan/work-page'
import { fallbackSize } from './fallback-size'

type Page = Chapter['pages'][number]

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
    pageIdsWithoutImage: pagesWithoutImage(chapter, variation.variation).map(({ pageId }) => pageId),
    imagesElsewhere: findImagesElsewhere(chapter, variation.variation),
    audioUrl: variation.audio,
    voiceSettings: variation.voiceSettings,
    publication: { isPublished: published, publishedAt, isBehind: publicationIsBehind, visibility },
  }
}

const hasImage = (page: Page, language: string): boolean =>
  page.variations.some((own) => own.variation === language && own.pageImageLink !== null)

const pagesWithoutImage = (chapter: Chapter, language: string): Page[] =>
  chapter.pages.filter((page) => !hasImage(page, language))

function findImagesElsewhere(chapter: Chapter, language: string): ImagesElsewhere[] {
  const without = pagesWithoutImage(chapter, language)
  return chapter.variations.flatMap(({ variation }) => {
    const pages = without.filter((page) => hasImage(page, variation)).length
    return pages === 0 ? [] : [{ language: variation, pages }]
  })
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
