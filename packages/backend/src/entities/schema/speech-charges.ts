import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { domains } from './accounts'
import { timestampColumn, reference, rowId } from './columns'

/** Speech costs: a reservation while the job runs, the characters sent once it is settled. */
export const speechCharges = pgTable(
  'speech_charges',
  {
    id: rowId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    /** UTC, as in 2026-11. */
    month: text().notNull(),
    jobId: uuid().notNull(),
    /** The run that reserved last; only it returns characters that it did not send. */
    leaseToken: uuid(),
    reserved: integer().notNull(),
    sent: integer().notNull().default(0),
    settled: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.jobId, table.month), index().on(table.domainId, table.month)],
)
