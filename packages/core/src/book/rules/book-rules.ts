import { bookRules, type BookRule } from './book-rule-table'
import type { BookData, Chapter } from '../model/book-types'
import type { Mode } from './mode-table'

/**
 * Returns the rules that apply to a book, in the order of the table; none for an ordinary book. Without a mode, rules that name
 * modes do not apply.
 *
 * @example
 * const rules = [{ bookIds: [7], modes: ['sample'], droppedFromEnd: 2 }]
 * rulesOfBook(7, 'sample', rules) // => [{ bookIds: [7], modes: ['sample'], droppedFromEnd: 2 }]
 * rulesOfBook(7, null, rules) // => []
 */
export function rulesOfBook(bookId: number, mode: Mode | null, rules: readonly BookRule[] = bookRules): BookRule[] {
  return rules.filter(
    (rule) =>
      rule.bookIds.includes(bookId) && (rule.modes === undefined || (mode !== null && rule.modes.includes(mode))),
  )
}

/**
 * Returns the book with its chapters sorted by `order_index` and without those that its rules hide. Does not modify the given
 * book.
 * @param o.rules the table of special books; default `bookRules`
 *
 * @example
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox' },
 *   chapters: [
 *     { id: 12, name: 'Answers', order_index: 3, variations: [], pages: [] },
 *     { id: 10, name: 'Morning', order_index: 1, variations: [], pages: [] },
 *     { id: 11, name: 'Evening', order_index: 2, variations: [], pages: [] },
 *   ],
 * }
 * const shown = applyBookRules(book, null, { rules: [{ bookIds: [7], droppedFromEnd: 1 }] })
 * shown.chapters.map(({ name }) => name) // => ['Morning', 'Evening']
 */
export function applyBookRules<B extends BookData>(
  book: B,
  mode: Mode | null,
  o: { rules?: readonly BookRule[] } = {},
): B {
  let chapters = book.chapters.toSorted((a, b) => a.order_index - b.order_index)
  for (const rule of rulesOfBook(book.bookInfo.id, mode, o.rules)) chapters = keepByRule(chapters, rule)
  return { ...book, chapters }
}

function keepByRule(chapters: readonly Chapter[], rule: BookRule): Chapter[] {
  const { removedPositions, droppedFromEnd = 0 } = rule
  const kept = chapters.filter((_, index) => {
    const position = index + 1
    return removedPositions === undefined || position < removedPositions.from || position > removedPositions.to
  })
  return kept.slice(0, Math.max(0, kept.length - droppedFromEnd))
}
