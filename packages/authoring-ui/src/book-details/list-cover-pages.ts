import type { Chapter } from '@lectern/api-client/main'

export interface CoverPage {
  readonly variationId: number
  readonly chapter: string
  /** 1-based, within its chapter. */
  readonly pageNumber: number
  readonly imageLink: string
  readonly thumbnail: string
}

/** Returns the pages of a book that have an image, each in its first language that has one. */
export function listCoverPages(chapters: readonly Chapter[]): readonly CoverPage[] {
  return chapters.flatMap((chapter) =>
    chapter.pages.flatMap((page) => {
      const variation = page.variations.find(({ pageImageLink }) => pageImageLink !== null)
      if (variation === undefined || variation.pageImageLink === null) return []
      const imageLink = variation.pageImageLink
      return [
        {
          variationId: variation.id,
          chapter: chapter.name,
          pageNumber: page.page_number,
          imageLink,
          thumbnail: page.thumbnailUrl ?? imageLink,
        },
      ]
    }),
  )
}
