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
  book: Pick<ReaderBook, 'chapters'>,
  o: {
    readonly pageId: number
    readonly size: ImageSize
    /** The notes of the book, which it does not cover. */
    readonly notes: readonly Note[]
    readonly point?: PagePoint | undefined
    readonly word?: ReaderWord | undefined
  },
): NoteDraft {
  const { pageId, size: pageSize, word } = o
  const words = book.chapters.flatMap(({ pages }) => pages).find((page) => page.pageId === pageId)?.words ?? []
  const size = toPixels('medium', pageSize.width)
  const middle = { x: pageSize.width / 2, y: pageSize.height / 2 }
  const marks = markNotes(o.notes, { draft: null, move: null }).get(pageId) ?? []
  const notes = marks.map(({ x = 0, y = 0, width = 0, height = 0 }) => ({ x, y, width, height }))
  const options = { size, pageSize, notes }
  const point = word === undefined ? (o.point ?? middle) : choosePlace(word, words, options)
  const first = word === undefined ? 0 : words.findIndex(({ key }) => key === word.key)
  return {
    key: crypto.randomUUID(),
    pageId,
    text: '',
    icon: 'note',
    size,
    ...moveOffNotes(point, options),
    excerpt: writeExcerpt(words.slice(first)),
    createdAt: new Date().toISOString(),
  }
}
