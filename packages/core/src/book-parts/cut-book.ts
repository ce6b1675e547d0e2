import { thumbnailSamplePages } from '../book/constant-table'
import type { BookData, Page } from '../book/model/book-types'
import { findPageSpan } from './find-page-span'
import type { BookOutline, OutlinePage, SizedPageVariation } from './outline-types'

/** A book in an outline and parts. */
export interface CutBook {
  readonly outline: BookOutline
  /** Pages of each part, complete and in order. All parts in a row hold all pages of the book. */
  readonly parts: readonly (readonly Page[])[]
}

const defaultPageLimit = 10

/**
 * Cuts a book into an outline and parts of a few pages. A part lies within one chapter; a long chapter has several, of nearly
 * the same length.
 * Fields that are not listed in the types are kept, in the outline those of the book and its chapters.
 * @param o.pageLimit pages of a part at most; 10 by default, at least 1
 *
 * @example
 * const rectsByWords = [{ id: 'w', x: 0, y: 0, width: 9, height: 9, word: 'Dawn', startTime: 1, endTime: 2 }]
 * const variations = [{ id: 3, variation: 'en', pageImageLink: 'dawn.webp', rectData: { rects: [], rectsByWords } }]
 * const page = { pageId: 101, page_number: 1, variations, popupTriggers: [], coachingPoints: [] }
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox' },
 *   chapters: [{ id: 11, name: 'Morning', order_index: 1, variations: [], pages: [page] }],
 * }
 * const { outline, parts } = cutBook(book)
 * outline.chapters[0].pages[0].variations // => [{ id: 3, variation: 'en', span: { start: 1, end: 2 } }]
 * parts // => [[page]]
 */
export function cutBook(book: BookData, o: { pageLimit?: number } = {}): CutBook {
  const most = Math.max(1, Math.floor(o.pageLimit ?? defaultPageLimit))
  const sampled = new Set(book.chapters.flatMap(({ pages }) => pages).slice(0, thumbnailSamplePages))
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => outlinePage(page, sampled.has(page))),
  }))
  return {
    outline: { ...book, chapters },
    parts: book.chapters.flatMap(({ pages }) => cutEvenly(pages, most)),
  }
}

/** Cuts into the fewest groups of at most `most` entries, whose lengths differ by one at most. */
function cutEvenly<T>(entries: readonly T[], most: number): T[][] {
  const groups = Math.ceil(entries.length / most)
  const edge = (group: number) => Math.round((group * entries.length) / groups)
  return Array.from({ length: groups }, (_, group) => entries.slice(edge(group), edge(group + 1)))
}

function outlinePage(
  { pageId, page_number, name, thumbnailUrl, variations }: Page,
  hasThumbnail: boolean,
): OutlinePage {
  return {
    pageId,
    page_number,
    ...(name === undefined ? {} : { name }),
    ...(hasThumbnail && thumbnailUrl !== undefined ? { thumbnailUrl } : {}),
    variations: variations.map(outlineVariation),
    popupTriggers: [],
    coachingPoints: [],
  }
}

function outlineVariation({ id, variation, imageWidth, imageHeight, rectData }: SizedPageVariation) {
  return {
    id,
    variation,
    ...(imageWidth === undefined ? {} : { imageWidth }),
    ...(imageHeight === undefined ? {} : { imageHeight }),
    span: findPageSpan(rectData),
  }
}
