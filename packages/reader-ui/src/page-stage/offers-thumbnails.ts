import { thumbnailSamplePages, type Page } from '@lectern/core/book'

/**
 * Whether a strip of thumbnails is worth showing: one of the first 3 pages has one. A link of white space is none.
 *
 * @example
 * offersThumbnails([{ thumbnailUrl: null }, { thumbnailUrl: 'page-2.webp' }]) // => true
 * offersThumbnails([]) // => false
 */
export function offersThumbnails(pages: readonly Pick<Page, 'thumbnailUrl'>[]): boolean {
  return pages.slice(0, thumbnailSamplePages).some((page) => Boolean(page.thumbnailUrl?.trim()))
}
