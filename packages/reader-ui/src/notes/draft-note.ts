import { writeExcerpt } from '../bookmarks/write-excerpt'
import type { ImageSize, ReaderBook, ReaderWord } from '../book/reader-book'
import { markNotes } from './mark-notes'
import type { Note, NoteDraft } from './note'
import { choosePlace, moveOffNotes } from './choose-place'
import { toPixels } from './note-looks'
import type { PagePoint } from './place-note'

/**
 * Returns a new note without text.
 *
 * @param o.point the place on the page; the middle by default
 * @param o.word the word that the note is about
 */
export function draftNote(
  book: Pick<ReaderBook, 'bookId' | 'chapters'>,
  o: {
    readonly key: string
    /** ISO 8601. */
    readonly createdAt: string
    readonly pageId: number
    readonly size: ImageSize
    /** The notes of the book, which it does not cover. */
    readonly notes: readonly Note[]
    readonly point?: PagePoint | undefined
    readonly word?: ReaderWord | undefined
  },
): NoteDraft {
  const { key, createdAt, pageId, size: pageSize, word } = o
  const page = book.chapters.flatMap(({ pages }) => pages).find((candidate) => candidate.pageId === pageId)
  if (page === undefined) throw new Error(`The book ${book.bookId} has no page ${pageId}.`)
  const { words } = page
  const size = toPixels('medium', pageSize.width)
  const middle = { x: pageSize.width / 2, y: pageSize.height / 2 }
  const marks = markNotes(o.notes, { draft: null, move: null }).get(pageId)
  const notes =
    marks === undefined ? [] : marks.map(({ x = 0, y = 0, width = 0, height = 0 }) => ({ x, y, width, height }))
  const options = { size, pageSize, notes }
  const point = word === undefined ? (o.point ?? middle) : choosePlace(word, words, options)
  const first = word === undefined ? 0 : words.findIndex((candidate) => candidate.key === word.key)
  return {
    key,
    pageId,
    text: '',
    icon: 'note',
    size,
    ...moveOffNotes(point, options),
    excerpt: writeExcerpt(words.slice(first)),
    createdAt,
  }
}
