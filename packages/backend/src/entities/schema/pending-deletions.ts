import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn, rowId } from './columns'

/**
 * Objects (or all below a prefix) whose rows are gone; deleted from the store after the commit, again after a crash.
 */
export const pendingDeletions = pgTable(
  'object_removals',
  {
    id: rowId(),
    key: text().notNull(),
    isPrefix: boolean().notNull(),
    /** Lease of an upload in progress; null if the object may be deleted immediately. */
    heldUntil: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.key)],
)
