import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { timestampColumn, reference } from './columns'

/** The response to a request with an `Idempotency-Key`, replayed when the request is repeated. */
export const idempotentRequests = pgTable(
  'answered_calls',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Method, path and a hash of the body: the same key with another request is refused. */
    request: text().notNull(),
    /** Number of the process that handles the request; null if it crashed, so that the outcome is unknown. */
    owner: integer(),
    /** The job whose result is the response; a repeated request waits for it too. */
    jobId: uuid(),
    /** Null until the response is known. */
    status: integer(),
    body: json().$type<unknown>(),
    /** Headers of the first response: the revision, the job's address. */
    headers: json().$type<Readonly<Record<string, string>>>(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
