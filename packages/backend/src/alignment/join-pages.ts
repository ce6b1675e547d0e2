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

/**
 * Finds the page variation on which the joined text has an offset. Asked in the order of the text it goes through the
 * pages once, however many the words are.
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

/** Where the page after this one begins. */
function endOf(pages: readonly PageText[], index: number, start: number): number {
  return start + (pages[index]?.text.length ?? 0) + BETWEEN_PAGES.length
}

/** Stretches of the joined text as stretches of each page's own; one over a border becomes two. */
export function partByPages(
  stretches: readonly { start: number; end: number }[],
  pages: readonly PageText[],
): { pageVariationId: number; start: number; end: number }[] {
  let from = 0
  return pages.flatMap(({ pageVariationId, text }) => {
    const pageStart = from
    from += text.length + BETWEEN_PAGES.length
    return stretches.flatMap(({ start, end }) => {
      const own = { start: Math.max(0, start - pageStart), end: Math.min(text.length, end - pageStart) }
      return own.start < own.end ? [{ pageVariationId, ...own }] : []
    })
  })
}
