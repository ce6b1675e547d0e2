import type { BookOrder } from '@lectern/contracts/main'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { books, sortedTitle } from '../../entities/schema'

/** Columns by which the rows of a part of the list are sorted. */
export interface RowPlace {
  readonly place: SQL
  /** In the table of the index that has the place. */
  readonly id: PgColumn
}

/** The direction of each order, and the cursor of a row with a `place` and an `id`. */
export const listOrders: Record<BookOrder['kind'], { readonly direction: SQL; readonly cursor: SQL }> = {
  newest: { direction: sql`desc`, cursor: sql`(extract(epoch from place) * 1000000)::bigint || '-' || id` },
  title: { direction: sql`asc`, cursor: sql`encode(convert_to(place, 'UTF8'), 'hex') || '.' || id` },
}

/** Returns the place of a row: its last change, or its title as the caller sees it. */
export function placeRow(order: BookOrder, title: SQL, id: PgColumn): RowPlace {
  if (order.kind === 'newest') return { place: sql`${books.updatedAt}`, id: books.id }
  return { place: sortedTitle(title, order.locale), id }
}

/** Returns the condition that a row follows the previous page; undefined for the first page. */
export function followsPlace(order: BookOrder, { place, id }: RowPlace): SQL | undefined {
  if (order.after === null) return undefined
  if (order.kind === 'title')
    return sql`(${place}, ${id}) > (${sortedTitle(sql`${order.after.title}::text`, order.locale)}, ${order.after.id}::bigint)`
  return sql`(${place}, ${id}) < ('epoch'::timestamptz + ${order.after.microseconds}::float8 * interval '1 microsecond', ${order.after.id}::bigint)`
}
