import { and, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { mayAuthor } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { books, jobs } from '../../entities/schema'
import type { StoredFailure } from '../../entities/schema/stored-shapes'
import type { Caller } from '../../entities/rights/caller'

export type JobRow = typeof jobs.$inferSelect
/** A job without payload and result: both can be large, and watchers read it often. */
export type JobState = Omit<JobRow, 'payload' | 'result'>
export type JobKind = JobRow['kind']

/** A lease ends this many seconds after its last renewal. */
export const leaseSeconds = 30
/** Notification channel for newly queued jobs. */
export const workChannel = 'lectern_job_queued'
/** Notification channel for changes of jobs, by id. */
export const changeChannel = 'lectern_job_changed'

export const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

export async function notify(database: Queryable, channel: string, id: string): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, ${id})`)
}

/** One run of a job: it may write only while its token is in the row. */
export interface Lease {
  id: string
  token: string
}

const isUnlocked = sql`not exists (select 1 from pg_locks
  where locktype = 'advisory' and classid = ${advisoryLocks.worker} and objid = jobs.lease_owner::oid)`

/** Returns the ids of workers that have running jobs but do not hold their liveness lock. */
export async function findWorkersWithoutLock(database: Queryable): Promise<number[]> {
  const rows = await database
    .selectDistinct({ owner: jobs.leaseOwner })
    .from(jobs)
    .where(sql`${jobs.state} = 'running' and ${jobs.leaseUntil} >= now() and ${isUnlocked}`)
  return rows.flatMap(({ owner }) => (owner === null ? [] : owner))
}

/** Ends the leases of these workers unless they hold their lock again. Returns the number of leases. */
export async function endLeasesOfWorkersWithoutLock(database: Queryable, owners: readonly number[]): Promise<number> {
  const ended = await database
    .update(jobs)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(
      sql`${jobs.state} = 'running' and ${jobs.leaseUntil} >= now() and ${inArray(jobs.leaseOwner, [...owners])} and ${isUnlocked}`,
    )
    .returning({ id: jobs.id })
  return ended.length
}

/** Returns false if the job no longer belongs to this run, as does every function below that takes a lease. */
export async function renewLease(database: Queryable, lease: Lease): Promise<boolean> {
  const rows = await database
    .update(jobs)
    .set({ leaseUntil: leaseEnd })
    .where(hasLease(lease))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** Ends the lease, so that another run may claim the job. */
export async function endLease(database: Queryable, lease: Lease): Promise<void> {
  await changeJob(database, lease, { leaseUntil: sql`now() - interval '1 second'` })
}

export async function saveProgress(
  database: Queryable,
  lease: Lease,
  progress: { done: number; total: number },
): Promise<boolean> {
  return changeJob(database, lease, { ...progress, leaseUntil: leaseEnd })
}

/** Writes the result of a job that has not ended yet. */
export async function storeResult(database: Queryable, lease: Lease, result: unknown): Promise<boolean> {
  return changeJob(database, lease, { result })
}

const withoutLease = { leaseOwner: null, leaseToken: null, leaseUntil: null }

export async function succeedJob(database: Queryable, lease: Lease, result: unknown): Promise<boolean> {
  return changeJob(database, lease, {
    ...withoutLease,
    state: 'succeeded',
    result,
    done: sql`${jobs.total}`,
    payload: {},
  })
}

export async function failJob(database: Queryable, lease: Lease, error: StoredFailure): Promise<boolean> {
  return changeJob(database, lease, { ...withoutLease, state: 'failed', error, payload: {} })
}

/**
 * Cancels a queued or running job and returns its previous row; null if it has ended. Its worker finds the lease gone.
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
    await notify(transaction, changeChannel, id)
    return before
  })
}

/** Puts the job back in the queue for a later attempt. */
export async function postponeJob(database: Queryable, lease: Lease, delaySeconds: number): Promise<boolean> {
  return changeJob(database, lease, {
    ...withoutLease,
    state: 'queued',
    runAt: sql`now() + make_interval(secs => ${delaySeconds})`,
  })
}

/** Puts the job back in the queue without counting the attempt, because this process is stopping. */
export async function releaseJob(database: Queryable, lease: Lease): Promise<boolean> {
  const released = await changeJob(database, lease, {
    ...withoutLease,
    state: 'queued',
    attempts: sql`greatest(${jobs.attempts} - 1, 0)`,
  })
  await notify(database, workChannel, lease.id)
  return released
}

async function changeJob(
  database: Queryable,
  lease: Lease,
  set: Parameters<ReturnType<Queryable['update']>['set']>[0],
): Promise<boolean> {
  const rows = await database
    .update(jobs)
    .set({ ...set, updatedAt: sql`now()` })
    .where(hasLease(lease))
    .returning({ id: jobs.id })
  await notify(database, changeChannel, lease.id)
  return rows.length > 0
}

function hasLease({ id, token }: Lease) {
  return and(eq(jobs.id, id), eq(jobs.leaseToken, token), eq(jobs.state, 'running'))
}

const { payload: _payload, result: _result, ...stateColumns } = getTableColumns(jobs)

export async function findJob(database: Queryable, id: string): Promise<JobState | null> {
  const [row] = await database.select(stateColumns).from(jobs).where(eq(jobs.id, id))
  return row ?? null
}

/** Returns the job if the caller started it or may change its book; null otherwise. */
export async function findVisibleJob(database: Queryable, caller: Caller, id: string): Promise<JobState | null> {
  const [row] = await database
    .select(stateColumns)
    .from(jobs)
    .leftJoin(books, eq(books.id, jobs.bookId))
    .where(and(eq(jobs.id, id), or(eq(jobs.userId, caller.userId), mayAuthor(caller))))
  return row ?? null
}

/** Returns the result of a job; null if the job was deleted. */
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

/** Deletes the unfinished jobs of a book, running ones included, and returns them. */
export async function deleteUnfinishedJobs(database: Queryable, bookId: number): Promise<JobRow[]> {
  return database
    .delete(jobs)
    .where(and(eq(jobs.bookId, bookId), inArray(jobs.state, ['queued', 'running'])))
    .returning()
}

export async function deleteJobsEndedBefore(database: Queryable, moment: Date): Promise<void> {
  await database
    .delete(jobs)
    .where(and(inArray(jobs.state, ['succeeded', 'failed', 'cancelled']), lt(jobs.updatedAt, moment)))
}
