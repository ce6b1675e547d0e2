/** The visible page of a table. Pages count from 0, rows from 1. */
export interface RowPage {
  readonly page: number
  readonly pages: number
  /** The first visible row; 0 when there is none. */
  readonly first: number
  readonly last: number
}

/**
 * Returns the rows that a page shows. Falls back to the nearest page when the given one does not exist, so that no
 * empty page is shown after rows are deleted; an empty table has one page.
 *
 * @example
 * pageRows({ total: 45, page: 4, pageSize: 10 }) // => { page: 4, pages: 5, first: 41, last: 45 }
 */
export function pageRows(o: { readonly total: number; readonly page: number; readonly pageSize: number }): RowPage {
  const size = Math.max(1, Math.floor(o.pageSize) || 1)
  const total = Math.max(0, Math.floor(o.total) || 0)
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(pages - 1, Math.max(0, Math.floor(o.page) || 0))
  return { page, pages, first: total === 0 ? 0 : page * size + 1, last: Math.min(total, (page + 1) * size) }
}
