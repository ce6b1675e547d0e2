import { collectionMessages } from '@lectern/messages'
import { useRef, type ReactNode } from 'react'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { useTranslate } from '../locale/use-translate'
import type { MenuEntry } from '../menu'
import { ScrollArea } from '../scroll-area'
import { VisuallyHidden } from '../visually-hidden'
import type { RowSelection } from './row-selection'
import { SelectionBar } from './selection-bar'
import { TableBody } from './table-body'
import type { TableColumn } from './table-column'
import { TableHead } from './table-head'
import { TablePages } from './table-pages'
import type { TablePaging } from './table-paging'
import type { TableSort } from './table-sort'
import * as styles from './table.css'
import { useLastingPage } from './use-lasting-page'
import { useTableRows } from './use-table-rows'

/** The loading state of the rows. */
export type TableStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry?: (() => void) | undefined }

export interface TableProps<Row> {
  /** The name of the table, for screen readers; a heading above shows it. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The name of a row, used in the names of its checkbox and actions: the title of a book, say. */
  readonly rowName: (row: Row) => string
  readonly status?: TableStatus | undefined
  /** Shown when there are no rows. */
  readonly empty?: ReactNode
  /** By default all rows are on one page. */
  readonly paging?: TablePaging | undefined
  /** The page sizes that may be chosen. */
  readonly pageSizes?: readonly number[] | undefined
  /** The sorting of the rows. Without it the table keeps the sorting itself. */
  readonly sort?: TableSort | null | undefined
  readonly onSortChange?: ((sort: TableSort) => void) | undefined
  /** Adds a checkbox to each row and one for all of them to the header. */
  readonly selected?: RowSelection | undefined
  readonly onSelectedChange?: ((selected: RowSelection) => void) | undefined
  /** Actions for all selected rows: buttons. */
  readonly selectionActions?: ReactNode
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
}

const ready: TableStatus = { kind: 'ready' }
const defaultPageSizes = [10, 25, 50, 100] as const

/** Shows items of one kind in rows, so that their details can be compared, sorted and selected. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName,
  status = ready,
  empty,
  paging,
  pageSizes = defaultPageSizes,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  selectionActions,
  rowActions,
}: TableProps<Row>) {
  const t = useTranslate(collectionMessages)
  const common = useTranslate()
  const shown = useTableRows({ columns, rows, paging, sort, onSortChange })
  const keys = shown.rows.map(rowKey)
  const isEmpty = status.kind === 'ready' && (shown.pages?.total ?? rows.length) === 0
  const headBox = useRef<HTMLInputElement>(null)
  useLastingPage(status.kind === 'ready' ? paging : undefined)
  const selection = selected && onSelectedChange ? { selected, onChange: onSelectedChange } : null
  return (
    <div className={styles.frame}>
      {selection && (
        <SelectionBar
          count={selection.selected.size}
          onClear={() => {
            // The pressed button disappears with the selection.
            headBox.current?.focus()
            selection.onChange(new Set())
          }}
        >
          {selectionActions}
        </SelectionBar>
      )}
      {status.kind === 'failed' ? (
        <ErrorState place="panel" level={3} message={status.message} onRetry={status.onRetry} />
      ) : isEmpty ? (
        (empty ?? <EmptyState place="panel" level={3} title={t('noRows')} />)
      ) : (
        <ScrollArea label={label} axis="both" hasStickyHeader>
          <table className={styles.table} aria-busy={status.kind === 'loading' || undefined}>
            <caption>
              <VisuallyHidden>{label}</VisuallyHidden>
            </caption>
            <TableHead
              columns={columns}
              sort={shown.sort}
              onSort={shown.onSort}
              selection={selection}
              headBox={headBox}
              keys={keys}
              hasActions={rowActions !== undefined}
            />
            <TableBody
              columns={columns}
              rows={shown.rows}
              rowKey={rowKey}
              rowName={rowName}
              loadingRows={status.kind === 'loading' ? shown.loadingRows : null}
              selection={selection}
              rowActions={rowActions}
            />
          </table>
        </ScrollArea>
      )}
      <VisuallyHidden live="polite">{status.kind === 'loading' ? common('loading') : ''}</VisuallyHidden>
      {shown.pages && status.kind !== 'failed' && !isEmpty && (
        <TablePages label={label} pageSizes={pageSizes} {...shown.pages} />
      )}
    </div>
  )
}
