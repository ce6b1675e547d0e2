import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { jobs, users } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import { notify, type JobKind, type JobRow, workChannel } from './jobs.repository'

/** More than a book of a hundred chapters needs. */
export const defaultUnfinishedPerDomain = 200
const retrySeconds = 60

export interface NewJob {
  id: string
  kind: JobKind
  key: string
  userId: number
  bookId: number | null
  payload: unknown
}

/**
 * Queues a job. Returns the unfinished job of the same kind and key if there is one.
 * @param most unfinished jobs of a domain; simultaneous requests may exceed it slightly
 */
export async function enqueueJob(database: Queryable, job: NewJob, most: number): Promise<JobRow> {
  const { domainId, unfinished } = await countUnfinished(database, job.userId)
  if (unfinished >= most) {
    const standing = await findUnfinished(database, job)
    if (standing) return standing
    throw new ApiFailure(
      'too-many-tries',
      `Your organisation has ${unfinished} unfinished jobs, and the limit is ${most}. Try again when some have ended.`,
      { headers: { 'retry-after': String(retrySeconds) } },
    )
  }
  const [created] = await database
    .insert(jobs)
    .values({ ...job, domainId, state: 'queued' })
    .onConflictDoNothing()
    .returning()
  if (created) {
    await notify(database, workChannel, created.id)
    return created
  }
  // Null if it ended between the two statements: the key is free again.
  return (await findUnfinished(database, job)) ?? enqueueJob(database, job, most)
}

async function countUnfinished(database: Queryable, userId: number) {
  const [row] = await database
    .select({
      domainId: users.domainId,
      unfinished: sql<string>`(select count(*) from jobs
        where jobs.domain_id = users.domain_id and jobs.state in ('queued', 'running'))`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ? { domainId: row.domainId, unfinished: Number(row.unfinished) } : { domainId: null, unfinished: 0 }
}

async function findUnfinished(database: Queryable, { kind, key }: NewJob): Promise<JobRow | null> {
  const [standing] = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), inArray(jobs.state, ['queued', 'running'])))
  return standing ?? null
}
