import type { ReaderBook } from '../book/reader-book'
import type { Place } from '../store/outline'
import type { Note } from './note'
import { addToList } from './add-to-list'

export interface ListedNote {
  readonly note: Note
  readonly place: Place
  /** Number within the book, from 1 on; null for a cover. */
  readonly pageNumber: number | null
  /** Language of the page. */
  readonly language: string
  readonly thumbnailLink: string | null
}

/** Lists notes whose pages are in the book, in the order of the pages, and on a page from its top down. */
export function listNotes({ chapters }: Pick<ReaderBook, 'chapters'>, notes: readonly Note[]): ListedNote[] {
  const byPage = new Map<number, Note[]>()
  for (const note of notes) addToList(byPage, note.pageId, note)
  const found: ListedNote[] = []
  let number = 0
  for (const { chapterId, pages } of chapters) {
    for (const { pageId, language, thumbnailLink } of pages) {
      if (chapterId >= 0) number += 1
      const pageNumber = chapterId < 0 ? null : number
      const onPage = byPage.get(pageId)
      if (onPage === undefined) continue
      for (const note of onPage.toSorted(compareNotes))
        found.push({ note, place: { chapterId, pageId }, pageNumber, language, thumbnailLink })
    }
  }
  return found
}

function compareNotes(a: Note, b: Note): number {
  // A bookmark belongs to the whole page and comes before the notes at a place.
  return (a.y ?? -1) - (b.y ?? -1) || (a.x ?? -1) - (b.x ?? -1) || a.createdAt.localeCompare(b.createdAt)
}
