import type { ReactNode } from 'react'

interface AnyColumn<Row> {
  readonly id: string
  /** The label of the column. */
  readonly label: string
  /** The label can be pressed to sort by this column. */
  readonly sortable?: boolean | undefined
  /** Draws the cell where the value alone is not enough: a link, a badge, a bar. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
}

export interface TextColumn<Row> extends AnyColumn<Row> {
  readonly kind?: 'text' | undefined
  readonly value: (row: Row) => string | null
}
/** Numbers stand under each other by their decimal points, written as the language of the interface does. */
export interface NumberColumn<Row> extends AnyColumn<Row> {
  readonly kind: 'number'
  readonly value: (row: Row) => number | null
  readonly format?: Intl.NumberFormatOptions | undefined
}
/** Days and times, written as the language of the interface does. */
export interface DateColumn<Row> extends AnyColumn<Row> {
  readonly kind: 'date'
  readonly value: (row: Row) => Date | null
  readonly format?: Intl.DateTimeFormatOptions | undefined
}
export type TableColumn<Row> = TextColumn<Row> | NumberColumn<Row> | DateColumn<Row>
