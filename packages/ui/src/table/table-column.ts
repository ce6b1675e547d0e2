import type { ReactNode } from 'react'

interface AnyColumn<Row> {
  readonly id: string
  /** The label of the column. */
  readonly label: string
  /** The label can be pressed to sort by this column. */
  readonly sortable?: boolean | undefined
  /** Renders the cell when the value alone is not enough: a link, a badge, a bar. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
}

export interface TextColumn<Row> extends AnyColumn<Row> {
  readonly kind?: 'text' | undefined
  readonly value: (row: Row) => string | null
}
/** Numbers, aligned by their decimal points and formatted by the interface language. */
export interface NumberColumn<Row> extends AnyColumn<Row> {
  readonly kind: 'number'
  readonly value: (row: Row) => number | null
  readonly format?: Intl.NumberFormatOptions | undefined
}
/** Dates and times, formatted by the interface language. */
export interface DateColumn<Row> extends AnyColumn<Row> {
  readonly kind: 'date'
  readonly value: (row: Row) => Date | null
  readonly format?: Intl.DateTimeFormatOptions | undefined
}
export type TableColumn<Row> = TextColumn<Row> | NumberColumn<Row> | DateColumn<Row>
