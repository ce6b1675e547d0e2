import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns'

/** Requests of a job to a paid recogniser or aligner whose result is not stored yet. */
export const sentRequests = pgTable(
  'sent_requests',
  {
    jobId: uuid().notNull(),
    /** Key of the cached result. */
    key: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] }), index().on(table.createdAt)],
)
