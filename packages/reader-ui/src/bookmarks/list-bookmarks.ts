import type { ReaderBook } from '../book/reader-book'
import { isBookmark, type Note, type Notes } from '../notes/note'
import { listNotes, type ListedNote } from '../notes/list-notes'

/** Lists the bookmarks whose pages are in the book, in the order of the pages. */
export function listBookmarks(book: Pick<ReaderBook, 'chapters'>, { list }: Notes): ListedNote[] {
  return listNotes(book, list.filter(isBookmark))
}

export function findBookmark({ list }: Notes, pageId: number | undefined): Note | undefined {
  return list.find((note) => isBookmark(note) && note.pageId === pageId)
}
