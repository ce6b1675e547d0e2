export interface PageText {
  pageVariationId: number
  text: string
}

/** Between two pages a sentence may go on. */
const BETWEEN_PAGES = '\n'

/** The text of all pages, as it is read. */
export function joinPages(pages: readonly PageText[]): string {
  return pages.map((page) => page.text).join(BETWEEN_PAGES)
}

/** The page variation on which the joined text has this offset. */
export function pageAt(pages: readonly PageText[], offset: number): number {
  let end = 0
  for (const { pageVariationId, text } of pages) {
    end += text.length + BETWEEN_PAGES.length
    if (offset < end) return pageVariationId
  }
  throw new RangeError(`The pages have no character ${offset}`)
}
