import type { ReaderBook } from '../../book/reader-book'
import type { Thumbnails } from './load-thumbnails'

/** A page of the grid. */
export interface PageThumb {
  readonly chapterId: number
  readonly pageId: number
  /** Number within the book, from 1 on; null for a cover. */
  readonly pageNumber: number | null
  readonly name: string | null
  readonly link: string | null
}

/** Lists all pages of a book with their thumbnails, which are null where a page has none. */
export function listThumbnails({ chapters }: Pick<ReaderBook, 'chapters'>, thumbnails: Thumbnails): PageThumb[] {
  const first = { number: 0 }
  return chapters.flatMap(({ chapterId, pages }) =>
    pages.map(({ pageId, name, thumbnailLink, imageLink }) => {
      if (chapterId >= 0) first.number += 1
      const own = thumbnails.get(pageId) ?? thumbnailLink
      const cover = chapterId < 0 ? imageLink : null
      return { chapterId, pageId, pageNumber: chapterId < 0 ? null : first.number, name, link: own?.trim() || cover }
    }),
  )
}
