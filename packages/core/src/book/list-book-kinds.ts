import { isAudioOnly } from './cover-chapter'
import type { BookData, ChapterVariation, PopupTrigger } from './model/book-types'

/** Kinds of books that readers look for, in the order in which they are shown. */
export const bookKinds = ['video', 'audio', 'quiz', 'brochure', 'notes'] as const
/** One kind of books. */
export type BookKind = (typeof bookKinds)[number]

/**
 * Lists the kinds of a book by its content: a video book has a video, an audio book has narration and no video, a quiz book has
 * a trigger that opens a quiz. A chapter may also name its kind by its type. Case does not matter.
 *
 * @example
 * const chapter = { id: 10, name: 'Morning', type: 'Brochure', order_index: 1, variations: [], pages: [] }
 * listBookKinds({ bookInfo: { id: 7, title: 'The Fox' }, chapters: [chapter] }) // => ['brochure']
 */
export function listBookKinds(book: BookData): BookKind[] {
  const types = new Set(book.chapters.map(({ type }) => type?.trim().toLowerCase()))
  const isOnlyAudio = isAudioOnly(book)
  const marks: Readonly<Record<BookKind, boolean>> = {
    video: !isOnlyAudio,
    audio: isOnlyAudio && book.chapters.some(({ variations }) => variations.some(isNarrated)),
    quiz: book.chapters.some(({ pages }) => pages.some((page) => page.popupTriggers.some(opensQuiz))),
    brochure: false,
    notes: false,
  }
  return bookKinds.filter((kind) => marks[kind] || types.has(kind))
}

function isNarrated({ audio }: ChapterVariation): boolean {
  return typeof audio === 'string' && audio.trim() !== ''
}

function opensQuiz({ isQuiz, haQuizId }: PopupTrigger): boolean {
  return isQuiz === true || (haQuizId !== null && haQuizId !== undefined && haQuizId !== '')
}
