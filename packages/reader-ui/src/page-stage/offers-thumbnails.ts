import { thumbnailSamplePages, type Page } from '@lectern/core/book'

/**
 * Returns true if one of the first 3 pages has a thumbnail. A blank link counts as none.
 *
 * @example
 * offersThumbnails([{ thumbnailUrl: null }, { thumbnailUrl: 'page-2.webp' }]) // => true
 * offersThumbnails([]) // => false
 */
export function offersThumbnails(pages: readonly Pick<Page, 'thumbnailUrl'>[]): boolean {
  return pages.slice(0, thumbnailSamplePages).some((page) => Boolean(page.thumbnailUrl?.trim()))
}
