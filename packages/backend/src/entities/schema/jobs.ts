import { sql } from 'drizzle-orm'
import { boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredFailure } from './stored-shapes'
import { domains, users } from './accounts'
import { books } from './books'
import { moment, reference, rowId } from './columns'

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ['import', 'recognise', 'speak', 'speak-text', 'align', 'convert', 'publish'],
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
    runAt: moment().notNull().defaultNow(),
    /** The worker process that runs the job, and the end of its lease. */
    leaseOwner: integer(),
    /** New with every claim: a run writes only while its own token is in the row. */
    leaseToken: uuid(),
    leaseUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
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
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.jobId, table.month), index().on(table.domainId, table.month)],
)

/**
 * Objects (or all below a prefix) whose rows are gone; deleted from the store after the commit, again after a crash.
 */
export const objectRemovals = pgTable(
  'object_removals',
  {
    id: rowId(),
    key: text().notNull(),
    isPrefix: boolean().notNull(),
    /** Lease of an upload in progress; null if the object may be deleted at once. */
    heldUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.key)],
)

/** The response to a request with an `Idempotency-Key`, replayed when the request is repeated. */
export const answeredCalls = pgTable(
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
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
