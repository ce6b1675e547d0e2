export interface PageText {
  pageVariationId: number
  text: string
}

/** A sentence may continue on the next page. */
const BETWEEN_PAGES = '\n'

/** Joins the text of all pages in reading order. */
export function joinPages(pages: readonly PageText[]): string {
  return pages.map((page) => page.text).join(BETWEEN_PAGES)
}

/**
 * Finds the page variation at an offset of the joined text. Ascending offsets cost one walk through the pages in all.
 */
export function createPageFinder(pages: readonly PageText[]): (offset: number) => number {
  let index = 0
  let start = 0
  let end = endOf(pages, 0, 0)
  return (offset) => {
    if (offset < start) {
      index = 0
      start = 0
      end = endOf(pages, 0, 0)
    }
    while (offset >= end && index < pages.length) {
      index += 1
      start = end
      end = endOf(pages, index, start)
    }
    const page = pages[index]
    if (!page || offset < 0) throw new RangeError(`The pages have no character ${offset}`)
    return page.pageVariationId
  }
}

/** Returns the offset at which the next page begins. */
function endOf(pages: readonly PageText[], index: number, start: number): number {
  const page = pages[index]
  return page ? start + page.text.length + BETWEEN_PAGES.length : start
}

/** Splits ranges of the joined text into ranges of each page's own text. */
export function splitByPages(
  stretches: readonly { start: number; end: number }[],
  pages: readonly PageText[],
): { pageVariationId: number; start: number; end: number }[] {
  let from = 0
  return pages.flatMap(({ pageVariationId, text }) => {
    const pageStart = from
    from += text.length + BETWEEN_PAGES.length
    return stretches.flatMap(({ start, end }) => {
      const span = { start: Math.max(0, start - pageStart), end: Math.min(text.length, end - pageStart) }
      return span.start < span.end ? [{ pageVariationId, ...span }] : []
    })
  })
}
