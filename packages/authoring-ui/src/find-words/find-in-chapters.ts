import { replaceTextMatches, type TextQuery } from '@lectern/core/search'
import { transferTimings } from '@lectern/core/sync'
import { placeRects } from '../editor/placed-rect'
import type { BookChapter, BookPage } from './book-text-calls'
import { findWords, writePageWords, type FoundMatch } from './find-words'
import { readExcerpt, type Excerpt } from './read-excerpt'

/** A match on a page of a chapter that is not on the desk. */
export interface FoundElsewhere extends FoundMatch, Excerpt {
  readonly kind: 'elsewhere'
  readonly key: string
  readonly chapter: BookChapter
  readonly page: BookPage
  readonly pageNumber: number
}

/** Finds a text in the words of chapters, in the order of the book. */
export function findInChapters(
  chapters: readonly BookChapter[],
  pagesOf: (chapter: BookChapter) => readonly BookPage[],
  query: TextQuery,
): FoundElsewhere[] {
  return chapters.flatMap((chapter) =>
    pagesOf(chapter).flatMap((page) => {
      const written = writeWords(page)
      return findWords(written, query).map((match) => ({
        ...match,
        ...readExcerpt(written.text, match),
        kind: 'elsewhere' as const,
        key: `${page.pageVariationId}/${match.from}`,
        chapter,
        page,
        pageNumber: page.pageNumber,
      }))
    }),
  )
}

/** Returns the pages of matches with these replaced. Words that are no part of one keep their frames and times. */
export function replaceOnPages(
  matches: readonly FoundElsewhere[],
  { replacement, language }: { readonly replacement: string; readonly language: string },
): BookPage[] {
  return [...new Set(matches.map(({ page }) => page))].map((page) => {
    const own = matches.filter((match) => match.page === page)
    const text = replaceTextMatches(writeWords(page).text, own, replacement)
    const words = transferTimings([...page.rects.rectsByWords], text, { language }).rects
    return { ...page, rects: { ...page.rects, rectsByWords: words } }
  })
}

function writeWords({ pageVariationId, rects }: BookPage) {
  return writePageWords(placeRects({ pageVariationId, kind: 'rectsByWords' }, rects.rectsByWords))
}
