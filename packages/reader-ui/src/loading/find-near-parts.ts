import type { ReaderPage } from '../book/reader-book'

/** Parts are loaded this many page turns before their pages are shown. */
const PAGES_AHEAD = 3

/** Names of parts; null for one that the reader has or does not need. */
export interface NearParts {
  readonly here: string | null
  readonly before: string | null
  readonly after: string | null
}

/** Finds the parts of a page and of the pages around it. @param pages all pages of the book in reading order */
export function findNearParts(
  pages: readonly Pick<ReaderPage, 'pageId' | 'part'>[],
  pageId: number | undefined,
): NearParts {
  const index = pages.findIndex((page) => page.pageId === pageId)
  const partAt = (position: number) => (index < 0 ? null : (pages[position]?.part ?? null))
  return {
    here: partAt(index),
    before: partAt(Math.max(0, index - PAGES_AHEAD)),
    after: partAt(Math.min(pages.length - 1, index + PAGES_AHEAD)),
  }
}
