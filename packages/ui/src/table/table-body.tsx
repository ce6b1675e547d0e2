import { collectionMessages } from '@lectern/messages'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { Menu, type MenuEntry } from '../menu'
import { Skeleton } from '../skeleton'
import { RowBox } from './row-box'
import type { TableColumn } from './table-column'
import type { TableSelection } from './table-head'
import * as styles from './table.css'
import { toggleRow } from './toggle-row'
import { writeCells } from './write-cells'

export interface TableBodyProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  /** The number of rows that are loading; null once they have loaded. */
  readonly loadingRows: number | null
  readonly selection: TableSelection | null
  readonly rowActions: ((row: Row) => readonly MenuEntry[]) | undefined
}

export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  rowName,
  loadingRows,
  selection,
  rowActions,
}: TableBodyProps<Row>) {
  const t = useTranslate(collectionMessages)
  const { locale } = useLocale()
  if (loadingRows !== null) {
    const cells = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
    return (
      <tbody aria-hidden>
        {Array.from({ length: loadingRows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: cells }, (_cell, cell) => (
              <td key={cell} className={styles.cell}>
                <Skeleton />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }
  const writers = columns.map((column) => ({ column, write: writeCells(column, rows, locale) }))
  return (
    <tbody>
      {rows.map((row) => {
        const key = rowKey(row)
        const isSelected = selection?.selected.has(key) ?? false
        return (
          <tr key={key} className={styles.row} data-selected={isSelected ? '' : undefined}>
            {selection && (
              <td className={`${styles.cell} ${styles.boxCell}`}>
                <RowBox
                  label={t('selectRow', { row: rowName(row) })}
                  share={isSelected ? 'all' : 'none'}
                  onChange={() => selection.onChange(toggleRow(selection.selected, key))}
                />
              </td>
            )}
            {writers.map(({ column, write }, position) => {
              const content = column.cell ? column.cell(row) : write(row)
              // The first column names the row.
              return position === 0 ? (
                <th key={column.id} scope="row" data-kind={column.kind ?? 'text'} className={styles.nameCell}>
                  <div dir="auto" className={styles.name}>
                    {content}
                  </div>
                </th>
              ) : (
                <td key={column.id} data-kind={column.kind ?? 'text'} className={styles.cell}>
                  {content}
                </td>
              )
            })}
            {rowActions && (
              <td className={`${styles.cell} ${styles.actionCell}`}>
                <Menu
                  look="icon"
                  size="s"
                  align="end"
                  label={t('actionsForRow', { row: rowName(row) })}
                  entries={rowActions(row)}
                />
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
