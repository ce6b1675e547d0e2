import type { InterfaceLocale } from '@lectern/messages'
import { countColumnDecimals } from './count-column-decimals'
import { isUnknown } from './is-unknown'
import type { TableColumn } from './table-column'

/** What stands for a value that is not known. */
const UNKNOWN = '–'

/**
 * How a column writes its values, in the language of the interface.
 * @param rows those in sight: they decide how many decimals all numbers of the column have
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
