import type { Chapter } from '@lectern/api-client/main'

/** A page of the chapter in the language that is worked on. */
export interface WorkPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly pageVariationId: number
  readonly imageUrl: string | null
  readonly thumbnailUrl: string | null
  readonly altText: string | null
  /** Pixels of the page image; rects are measured in them. */
  readonly width: number
  readonly height: number
}

/** Pages that the language has no image of yet, in order: the next ones that come in are theirs. */
export function pagesWithout(chapter: Chapter, variation: string): number[] {
  return chapter.pages
    .filter((page) => !page.variations.some((own) => own.variation === variation && own.pageImageLink !== null))
    .map((page) => page.pageId)
}

/** Where an image's size is not known, rects still need a room. */
const fallbackSize = { width: 1240, height: 1754 } as const

/** The pages of a chapter that exist in the given language, in order. */
export function workPages(chapter: Chapter, variation: string): WorkPage[] {
  return chapter.pages.flatMap((page) => {
    const own = page.variations.find((candidate) => candidate.variation === variation)
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
      },
    ]
  })
}
