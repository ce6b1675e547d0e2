import type { ReaderBook } from '../book/reader-book'
import type { Place } from '../store/outline'
import type { Bookmark, Bookmarks } from './bookmark'

export interface ListedBookmark extends Bookmark {
  readonly place: Place
  /** Number within the book, from 1 on; null for a cover. */
  readonly pageNumber: number | null
  readonly language: string
}

/** Lists the bookmarks whose pages are in the book, in the order of the pages. */
export function listBookmarks({ chapters }: Pick<ReaderBook, 'chapters'>, { list }: Bookmarks): ListedBookmark[] {
  const byPage = new Map(list.map((bookmark) => [bookmark.pageId, bookmark]))
  const found: ListedBookmark[] = []
  let number = 0
  for (const { chapterId, pages } of chapters) {
    for (const { pageId, language } of pages) {
      if (chapterId >= 0) number += 1
      const bookmark = byPage.get(pageId)
      const pageNumber = chapterId < 0 ? null : number
      if (bookmark !== undefined) found.push({ ...bookmark, place: { chapterId, pageId }, pageNumber, language })
    }
  }
  return found
}
