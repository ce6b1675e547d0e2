import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredFailure } from './stored-shapes'
import { domains, users } from './accounts'
import { books } from './books'
import { timestampColumn, reference } from './columns'

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ['import', 'recognise', 'speak', 'speak-text', 'align', 'convert', 'publish', 'choose-take'],
    }).notNull(),
    /** Unique among unfinished jobs of one kind, so that a repeated request returns the first job. */
    key: text().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Domain of the account that asked; queue slots are shared out between domains. */
    domainId: reference().references(() => domains.id, { onDelete: 'cascade' }),
    bookId: reference().references(() => books.id, { onDelete: 'cascade' }),
    payload: json().$type<unknown>().notNull(),
    state: text({ enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    result: json().$type<unknown>(),
    error: json().$type<StoredFailure>(),
    attempts: integer().notNull().default(0),
    maximumAttempts: integer().notNull().default(3),
    /** Not before. */
    runAt: timestampColumn().notNull().defaultNow(),
    /** The worker process that runs the job, and the end of its lease. */
    leaseOwner: integer(),
    /** New with every claim: a run writes only while its own token is in the row. */
    leaseToken: uuid(),
    leaseUntil: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_unfinished_key')
      .on(table.kind, table.key)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_waiting')
      .on(table.runAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_unfinished_of_domain')
      .on(table.domainId)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_running')
      .on(table.domainId, table.userId)
      .where(sql`${table.state} = 'running'`),
  ],
)
