import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns'

/** Sentences that a job has sent to a voice and whose audio is not stored yet. */
export const sentSentences = pgTable(
  'sent_sentences',
  {
    jobId: uuid().notNull(),
    /** Key of the cached audio. */
    key: text().notNull(),
    characters: integer().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] }), index().on(table.createdAt)],
)
