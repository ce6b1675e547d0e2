import { writeExcerpt } from '../bookmarks/write-excerpt'
import type { ImageSize, ReaderBook, ReaderWord } from '../book/reader-book'
import type { NoteDraft } from './note'
import { choosePlace } from './choose-place'
import { toPixels } from './note-looks'
import { keepOnPage, type PagePoint } from './place-note'

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
    readonly point?: PagePoint | undefined
    readonly word?: ReaderWord | undefined
  },
): NoteDraft {
  const { pageId, size: pageSize, word } = o
  const words = book.chapters.flatMap(({ pages }) => pages).find((page) => page.pageId === pageId)?.words ?? []
  const size = toPixels('medium', pageSize.width)
  const middle = { x: pageSize.width / 2, y: pageSize.height / 2 }
  const point = word === undefined ? (o.point ?? middle) : choosePlace(word, words, { size, pageSize })
  const first = word === undefined ? 0 : words.findIndex(({ key }) => key === word.key)
  return {
    key: crypto.randomUUID(),
    pageId,
    text: '',
    icon: 'note',
    size,
    ...keepOnPage(point, size, pageSize),
    excerpt: writeExcerpt(words.slice(first)),
    createdAt: new Date().toISOString(),
  }
}
