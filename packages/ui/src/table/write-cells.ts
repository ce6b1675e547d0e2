import type { InterfaceLocale } from '@lectern/messages'
import { countColumnDecimals } from './count-column-decimals'
import { isUnknown } from './is-unknown'
import type { TableColumn } from './table-column'

/** Stands for a missing value. */
const UNKNOWN = '–'

/**
 * Returns functions that format the values of a column in the interface language.
 * @param rows the visible rows; they determine the number of decimals
 */
export function writeCells<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  locale: InterfaceLocale,
): (row: Row) => string {
  switch (column.kind) {
    case 'number': {
      const decimals = countColumnDecimals(rows.map(column.value))
      const numbers = new Intl.NumberFormat(
        locale,
        column.format ?? { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      )
      return (row) => {
        const value = column.value(row)
        return value === null || isUnknown(value) ? UNKNOWN : numbers.format(value)
      }
    }
    case 'date': {
      const dates = new Intl.DateTimeFormat(locale, column.format ?? { dateStyle: 'medium' })
      return (row) => {
        const value = column.value(row)
        return value === null || isUnknown(value) ? UNKNOWN : dates.format(value)
      }
    }
    case 'text':
    case undefined:
      return (row) => {
        const value = column.value(row)
        return value === null || isUnknown(value) ? UNKNOWN : value
      }
  }
}
