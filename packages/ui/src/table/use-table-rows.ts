import { useMemo, useState } from 'react'
import { useLocale } from '../locale/use-locale'
import { pageRows, type RowPage } from './page-rows'
import { sortRows } from './sort-rows'
import type { TableColumn } from './table-column'
import type { TablePaging } from './table-paging'
import { pressSort, type TableSort } from './table-sort'

export interface ShownPages extends RowPage {
  readonly total: number
  readonly pageSize: number
  readonly onChange: (wanted: { readonly page: number; readonly pageSize: number }) => void
}

export interface ShownRows<Row> {
  readonly rows: readonly Row[]
  /** The number of placeholder rows while nothing has loaded. */
  readonly loadingRows: number
  readonly sort: TableSort | null
  readonly onSort: (column: string) => void
  /** Null when all rows are on one page. */
  readonly pages: ShownPages | null
}

const ROWS_WITHOUT_PAGES = 6

interface OwnPage {
  readonly page: number
  /** Null until the reader has chosen one; then the page size of the screen applies. */
  readonly pageSize: number | null
}

/** Returns the visible rows in order: sorted and paged here, or as the server sent them. */
export function useTableRows<Row>(o: {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly paging: TablePaging | undefined
  readonly sort: TableSort | null | undefined
  readonly onSortChange: ((sort: TableSort) => void) | undefined
}): ShownRows<Row> {
  const { columns, rows, paging, onSortChange } = o
  const { locale } = useLocale()
  const [ownSort, setOwnSort] = useState<TableSort | null>(null)
  const [ownPage, setOwnPage] = useState<OwnPage>({ page: 0, pageSize: null })
  const sort = o.sort === undefined ? ownSort : o.sort
  const isSentSorted = paging?.kind === 'server'

  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.by)
    if (isSentSorted || sort === null || column === undefined) return rows
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return sortRows(rows, { value: column.value, direction: sort.direction, compareTexts: compare })
  }, [columns, rows, sort, isSentSorted, locale])

  const onSort = (column: string) => {
    const pressed = pressSort(sort, column)
    setOwnSort(pressed)
    // The requested page comes first.
    setOwnPage(({ pageSize }) => ({ page: 0, pageSize }))
    onSortChange?.(pressed)
  }

  /** A page number alone does not set the page size. */
  const choosePage = (wanted: { readonly page: number; readonly pageSize: number }) =>
    setOwnPage({
      page: wanted.page,
      pageSize: wanted.pageSize === paging?.pageSize ? ownPage.pageSize : wanted.pageSize,
    })

  if (paging === undefined) return { rows: sorted, loadingRows: ROWS_WITHOUT_PAGES, sort, onSort, pages: null }
  if (paging.kind === 'server') {
    const { page, pageSize, total, onChange } = paging
    return {
      rows: sorted,
      loadingRows: pageSize,
      sort,
      onSort,
      pages: { ...pageRows({ total, page, pageSize }), total, pageSize, onChange },
    }
  }
  const pageSize = ownPage.pageSize ?? paging.pageSize
  const shown = pageRows({ total: sorted.length, page: ownPage.page, pageSize })
  return {
    rows: sorted.slice(Math.max(0, shown.first - 1), shown.last),
    loadingRows: pageSize,
    sort,
    onSort,
    pages: { ...shown, total: sorted.length, pageSize, onChange: choosePage },
  }
}
