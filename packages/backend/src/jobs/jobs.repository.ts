import { and, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import { mayAuthor } from '../books/book-rights'
import type { Database, Queryable } from '../database/open-database'
import { books, jobs } from '../database/schema'
import type { StoredFailure } from '../database/stored-shapes'
import type { Caller } from '../http/caller'

export type JobRow = typeof jobs.$inferSelect
/** How a job stands, without what it works on and what came of it: both can be large, and watchers read it often. */
export type JobState = Omit<JobRow, 'payload' | 'result'>
export type JobKind = JobRow['kind']

/** How long a worker's word holds without a heartbeat. */
export const leaseSeconds = 30
/** Channel on which new work is announced. */
export const workChannel = 'lectern_job_queued'
/** Channel on which every change of a job is announced, by its id. */
export const changeChannel = 'lectern_job_changed'

export const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

export async function announce(database: Queryable, channel: string, id: string): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, ${id})`)
}

/** One run of a job: it may write only while its token stands in the row. */
export interface Lease {
  id: string
  token: string
}

const isSilent = sql`not exists (select 1 from pg_locks
  where locktype = 'advisory' and classid = ${advisoryLocks.worker} and objid = jobs.lease_owner::oid)`

/** Numbers of the workers that have jobs under way but do not hold the lock that shows them to be alive. */
export async function findSilentOwners(database: Queryable): Promise<number[]> {
  const rows = await database
    .selectDistinct({ owner: jobs.leaseOwner })
    .from(jobs)
    .where(sql`${jobs.state} = 'running' and ${jobs.leaseUntil} >= now() and ${isSilent}`)
  return rows.flatMap(({ owner }) => owner ?? [])
}

/** Ends the leases of these workers, of those that are silent still; how many leases there were. */
export async function endLeasesOfSilent(database: Queryable, owners: readonly number[]): Promise<number> {
  const ended = await database
    .update(jobs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(
      sql`${jobs.state} = 'running' and ${jobs.leaseUntil} >= now() and ${inArray(jobs.leaseOwner, [...owners])} and ${isSilent}`,
    )
    .returning({ id: jobs.id })
  return ended.length
}

/** False, as with every write below, when the job is no longer this run's. */
export async function renewLease(database: Queryable, lease: Lease): Promise<boolean> {
  const rows = await database.update(jobs).set({ leaseUntil: leaseEnd }).where(held(lease)).returning({ id: jobs.id })
  return rows.length > 0
}

export async function saveProgress(
  database: Queryable,
  lease: Lease,
  progress: { done: number; total: number },
): Promise<boolean> {
  return change(database, lease, { ...progress, leaseUntil: leaseEnd })
}

/** Writes the result of a job that has not ended yet. */
export async function keepResult(database: Queryable, lease: Lease, result: unknown): Promise<boolean> {
  return change(database, lease, { result })
}

const withoutLease = { leaseOwner: null, leaseToken: null, leaseUntil: null }

export async function succeedJob(database: Queryable, lease: Lease, result: unknown): Promise<boolean> {
  return change(database, lease, {
    ...withoutLease,
    state: 'succeeded',
    result,
    done: sql`${jobs.total}`,
    payload: {},
  })
}

export async function failJob(database: Queryable, lease: Lease, error: StoredFailure): Promise<boolean> {
  return change(database, lease, { ...withoutLease, state: 'failed', error, payload: {} })
}

/**
 * Ends a job that waits or runs, and answers it as it was before; null when it has ended already. Whoever works on it
 * finds its lease gone.
 */
export async function cancelJob(database: Database, id: string, error: StoredFailure): Promise<JobRow | null> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running'])))
      .for('update')
    if (!before) return null
    await transaction
      .update(jobs)
      .set({ ...withoutLease, state: 'cancelled', error, payload: {}, updatedAt: sql`now()` })
      .where(eq(jobs.id, id))
    await announce(transaction, changeChannel, id)
    return before
  })
}

/** Back to the queue, for a later try. */
export async function postponeJob(database: Queryable, lease: Lease, delaySeconds: number): Promise<boolean> {
  return change(database, lease, {
    ...withoutLease,
    state: 'queued',
    runAt: sql`now() + make_interval(secs => ${delaySeconds})`,
  })
}

/** Back to the queue as if it had never been taken: this process ends. */
export async function releaseJob(database: Queryable, lease: Lease): Promise<boolean> {
  const released = await change(database, lease, {
    ...withoutLease,
    state: 'queued',
    attempts: sql`greatest(${jobs.attempts} - 1, 0)`,
  })
  await announce(database, workChannel, lease.id)
  return released
}

async function change(
  database: Queryable,
  lease: Lease,
  set: Parameters<ReturnType<Queryable['update']>['set']>[0],
): Promise<boolean> {
  const rows = await database
    .update(jobs)
    .set({ ...set, updatedAt: sql`now()` })
    .where(held(lease))
    .returning({ id: jobs.id })
  await announce(database, changeChannel, lease.id)
  return rows.length > 0
}

function held({ id, token }: Lease) {
  return and(eq(jobs.id, id), eq(jobs.leaseToken, token), eq(jobs.state, 'running'))
}

const { payload: _payload, result: _result, ...stateColumns } = getTableColumns(jobs)

export async function findJob(database: Queryable, id: string): Promise<JobState | null> {
  const [row] = await database.select(stateColumns).from(jobs).where(eq(jobs.id, id))
  return row ?? null
}

/** The job when the caller asked for it or writes its book. */
export async function findJobFor(database: Queryable, caller: Caller, id: string): Promise<JobState | null> {
  const [row] = await database
    .select(stateColumns)
    .from(jobs)
    .leftJoin(books, eq(books.id, jobs.bookId))
    .where(and(eq(jobs.id, id), or(eq(jobs.userId, caller.userId), mayAuthor(caller))))
  return row ?? null
}

/** What came of a job; null when it has been removed. */
export async function readResult(database: Queryable, id: string): Promise<{ result: unknown } | null> {
  const [row] = await database.select({ result: jobs.result }).from(jobs).where(eq(jobs.id, id))
  return row ?? null
}

export async function listUnfinishedJobs(database: Queryable, kind: JobKind): Promise<JobRow[]> {
  return database
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), inArray(jobs.state, ['queued', 'running'])))
}

/** Takes the unfinished jobs of a book away, those that are being worked on too; they are answered and are gone. */
export async function takeJobs(database: Queryable, bookId: number): Promise<JobRow[]> {
  return database
    .delete(jobs)
    .where(and(eq(jobs.bookId, bookId), inArray(jobs.state, ['queued', 'running'])))
    .returning()
}

export async function removeJobsEndedBefore(database: Queryable, moment: Date): Promise<void> {
  await database
    .delete(jobs)
    .where(and(inArray(jobs.state, ['succeeded', 'failed', 'cancelled']), lt(jobs.updatedAt, moment)))
}
