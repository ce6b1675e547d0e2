import { collectionMessages } from '@lectern/messages'
import type { RefObject } from 'react'
import { Icon } from '../icon'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { RowBox } from './row-box'
import type { RowSelection } from './row-selection'
import { selectRows } from './select-rows'
import { shareSelected } from './share-selected'
import type { TableColumn } from './table-column'
import type { TableSort } from './table-sort'
import * as styles from './table.css'

export interface TableSelection {
  readonly selected: RowSelection
  readonly onChange: (selected: RowSelection) => void
}

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: TableSort | null
  readonly onSort: (column: string) => void
  readonly selection: TableSelection | null
  readonly headBox: RefObject<HTMLInputElement | null>
  /** Refers to the visible rows. */
  readonly keys: readonly string[]
  readonly hasActions: boolean
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

/** The column headers; those of sortable columns are buttons. */
export function TableHead<Row>({ columns, sort, onSort, selection, headBox, keys, hasActions }: TableHeadProps<Row>) {
  const t = useTranslate(collectionMessages)
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <th scope="col" className={`${styles.headCell} ${styles.boxCell}`}>
            <RowBox
              box={headBox}
              label={t('selectRowsInSight')}
              share={shareSelected(selection.selected, keys)}
              disabled={keys.length === 0}
              onChange={() => selection.onChange(selectRows(selection.selected, keys))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.by === column.id ? sort.direction : 'none'
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable ? direction : undefined}
              data-kind={column.kind ?? 'text'}
              className={styles.headCell}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  data-sort={direction}
                  onClick={() => onSort(column.id)}
                >
                  <span>{column.label}</span>
                  <Icon of={sortIcons[direction]} size="s" />
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={`${styles.headCell} ${styles.actionCell}`}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
