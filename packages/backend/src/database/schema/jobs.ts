import { sql } from 'drizzle-orm'
import { boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredFailure } from '../stored-shapes'
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
    /** Two unfinished jobs of one kind never share a key: asking twice gives the first one. */
    key: text().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the account that asked: the places of the queue are shared out between domains. */
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
    /** The process that works on it, and until when its word holds. */
    leaseOwner: integer(),
    /** New with every claim: a run writes only while its own token stands here. */
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

/** What speech costs: a reservation while its job runs, the characters really sent once it is settled. */
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
    /** Of the run that reserved it last: only that one gives back what it has not sent. */
    leaseToken: uuid(),
    reserved: integer().notNull(),
    sent: integer().notNull().default(0),
    settled: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.jobId, table.month), index().on(table.domainId, table.month)],
)

/** Objects (or all below a prefix) whose rows are gone; removed from the store after the commit, again after a crash. */
export const objectRemovals = pgTable(
  'object_removals',
  {
    id: rowId(),
    key: text().notNull(),
    isPrefix: boolean().notNull(),
    /** Left by who is putting the object, to whom it belongs until then; null when it may go at once. */
    heldUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.key)],
)

/** The answer to a call that carried an `Idempotency-Key`, so that the call made again is answered and not done again. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Method, path and a hash of the body: the same key with another call is refused. */
    request: text().notNull(),
    /** Number of the process that is at work on it; null when it broke down there, and nobody knows how far it came. */
    owner: integer(),
    /** The job whose end is the answer: whoever makes the call again waits for that. */
    jobId: uuid(),
    /** Null while it has not been answered. */
    status: integer(),
    body: json().$type<unknown>(),
    /** What the first call said beside its body: the revision, where the job is. */
    headers: json().$type<Readonly<Record<string, string>>>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
