import type { BookData, Chapter } from './book-types'
import type { BookRule } from './book-rule-table'
import { rulesOfBook } from './book-rules'
import { coverOrderIndex, defaultLanguage } from './constant-table'
import type { Mode } from './mode-table'
import { rulesOfMode } from './read-mode'

/** Server ids are positive: this one cannot be taken for any. */
const COVER_ID = -1

/** A book whose chapters may have the made cover among them. */
export type WithCover<B extends BookData> = Omit<B, 'chapters'> & { chapters: (B['chapters'][number] | Chapter)[] }

/**
 * Whether neither a chapter nor a chapter variation has a video. A link of white space is none.
 *
 * @example
 * const chapter = { id: 10, name: 'Morning', order_index: 1, video: null, variations: [], pages: [] }
 * isAudioOnly({ bookInfo: { id: 7, title: 'The Fox' }, chapters: [chapter] }) // => true
 */
export function isAudioOnly(book: BookData): boolean {
  return !book.chapters.some(
    (chapter) => hasLink(chapter.video) || chapter.variations.some((variation) => hasLink(variation.video)),
  )
}

/**
 * Whether a chapter is the cover made by `addCoverChapter`: never to be edited or saved.
 *
 * @example
 * isCoverChapter({ type: 'cover', order_index: -2 }) // => true
 * isCoverChapter({ type: 'cover', order_index: 1 }) // => false
 */
export function isCoverChapter(chapter: Pick<Chapter, 'type' | 'order_index'>): boolean {
  return chapter.type === 'cover' && chapter.order_index === coverOrderIndex
}

/**
 * The chapters that are an author's own, to edit and to save: without the cover made by `addCoverChapter`.
 *
 * @example
 * const morning = { type: null, order_index: 1, name: 'Morning' }
 * ownChapters([{ type: 'cover', order_index: -2, name: 'The Fox' }, morning]) // => [morning]
 */
export function ownChapters<C extends Pick<Chapter, 'type' | 'order_index'>>(chapters: readonly C[]): C[] {
  return chapters.filter((chapter) => !isCoverChapter(chapter))
}

/**
 * Puts a cover chapter in front of an audio book: one page that shows the book's cover image and title in every
 * language of the book. Not in simple mode, not for brochures, and not where the book's rules say so; the very book
 * that was given is the answer then. A book that has its cover already gets no second one.
 * @param o.rules the table of special books; `bookRules` unless given
 *
 * @example
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox', cover_image: 'fox.webp' },
 *   chapters: [{ id: 10, name: 'Morning', order_index: 1, variations: [], pages: [] }],
 * }
 * addCoverChapter(book, { mode: null }).chapters.map(({ name }) => name) // => ['The Fox', 'Morning']
 * addCoverChapter(book, { mode: 'simple' }).chapters.map(({ name }) => name) // => ['Morning']
 */
export function addCoverChapter<B extends BookData>(
  book: B,
  o: { mode: Mode | null; isBrochure?: boolean; rules?: readonly BookRule[] },
): WithCover<B> {
  const wantsCover =
    isAudioOnly(book) &&
    rulesOfMode(o.mode).addsCover &&
    !o.isBrochure &&
    !book.chapters.some(isCoverChapter) &&
    rulesOfBook(book.bookInfo.id, o.mode, o.rules).every((rule) => rule.addsCover !== false)
  return wantsCover ? { ...book, chapters: [makeCover(book), ...book.chapters] } : book
}

function makeCover(book: BookData): Chapter {
  const { title, cover_image: coverImage = null } = book.bookInfo
  const languages = languagesOf(book)
  return {
    id: COVER_ID,
    name: title,
    type: 'cover',
    order_index: coverOrderIndex,
    variations: languages.map((variation, index) => ({
      id: -1 - index,
      variation,
      name: title,
      audio: null,
      video: null,
    })),
    pages: [
      {
        pageId: COVER_ID,
        page_number: 1,
        name: title,
        thumbnailUrl: coverImage,
        variations: languages.map((variation, index) => ({
          id: -1 - index,
          variation,
          pageImageLink: coverImage,
          rectData: { rects: [], rectsByWords: [] },
        })),
        popupTriggers: [],
        coachingPoints: [],
      },
    ],
  }
}

function languagesOf(book: BookData): string[] {
  const languages = new Set<string>()
  for (const chapter of book.chapters) {
    for (const variation of chapter.variations) languages.add(variation.variation)
    for (const page of chapter.pages) for (const variation of page.variations) languages.add(variation.variation)
  }
  return languages.size === 0 ? [defaultLanguage] : [...languages]
}

function hasLink(link: string | null | undefined): boolean {
  return typeof link === 'string' && link.trim() !== ''
}
