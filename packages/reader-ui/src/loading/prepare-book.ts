import {
  addCoverChapter,
  applyBookRules,
  limitBrochure,
  rulesOfMode,
  type BookData,
  type BookRule,
  type Chapter,
  type Mode,
  type WithCover,
} from '@lectern/core/book'

/** The prepared book, and the chapters that its rules hide. */
export interface PreparedBook<B extends BookData> {
  book: WithCover<B>
  /** Chapters that the book's rules hide from readers; authoring lists them. */
  hiddenChapters: Chapter[]
}

/**
 * Prepares a loaded book for display: sorts its chapters, applies its special rules, and adds the cover or, for a brochure,
 * limits it to its part. A brochure depends on the screen width: prepare it again when that crosses the mobile breakpoint.
 * Does not modify the given book.
 * @param o.isBrochure true for brochures outside the mode of that name
 * @param o.rules the table of special books; `bookRules` by default
 *
 * @example
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox' },
 *   chapters: [
 *     { id: 11, name: 'Evening', order_index: 2, variations: [], pages: [] },
 *     { id: 10, name: 'Morning', order_index: 1, variations: [], pages: [] },
 *   ],
 * }
 * const prepared = prepareBook(book, { mode: null, isBrochure: false, isMobile: false })
 * prepared.book.chapters.map(({ name }) => name) // => ['The Fox', 'Morning', 'Evening']
 * prepared.hiddenChapters // => []
 */
export function prepareBook<B extends BookData>(
  book: B,
  o: { mode: Mode | null; isBrochure: boolean; isMobile: boolean; rules?: readonly BookRule[] },
): PreparedBook<B> {
  const isBrochure = o.isBrochure || rulesOfMode(o.mode).isBrochure
  const rules = o.rules === undefined ? {} : { rules: o.rules }
  const ruled = applyBookRules(book, o.mode, rules)
  const covered = addCoverChapter(ruled, { mode: o.mode, isBrochure, ...rules })
  const chapters = isBrochure ? limitBrochure(covered.chapters, { mobile: o.isMobile }) : covered.chapters
  const kept = new Set<Chapter>(ruled.chapters)
  return { book: { ...covered, chapters }, hiddenChapters: book.chapters.filter((chapter) => !kept.has(chapter)) }
}
