/** Pages of a group: as many groups as pages in each, for a chapter of 400 to 500 pages. */
const PAGES_OF_GROUP = 20

/** Splits the pages of a chapter into groups that follow each other. */
export function groupPages<Page>(pages: readonly Page[]): readonly (readonly Page[])[] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_OF_GROUP) }, (_, at) =>
    pages.slice(at * PAGES_OF_GROUP, (at + 1) * PAGES_OF_GROUP),
  )
}
