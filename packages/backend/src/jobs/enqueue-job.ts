import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { jobs, users } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import { announce, type JobKind, type JobRow, workChannel } from './jobs.repository'

/** More than a book of a hundred chapters asks for in one go; what is beyond it waits with its author. */
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
 * Puts a job in the queue; when an unfinished one of the same kind and key stands there already, that one is answered.
 * @param most unfinished jobs of a domain; those who ask at the very same time may come a few above it
 */
export async function enqueueJob(database: Queryable, job: NewJob, most: number): Promise<JobRow> {
  const { domainId, unfinished } = await countUnfinished(database, job.userId)
  if (unfinished >= most) {
    const standing = await findStanding(database, job)
    if (standing) return standing
    throw new ApiFailure(
      'too-many-tries',
      `Your organisation has ${unfinished} works waiting or under way, and ${most} are the most. Ask again when some have ended.`,
      { headers: { 'retry-after': String(retrySeconds) } },
    )
  }
  const [made] = await database
    .insert(jobs)
    .values({ ...job, domainId, state: 'queued' })
    .onConflictDoNothing()
    .returning()
  if (made) {
    await announce(database, workChannel, made.id)
    return made
  }
  // Null when it ended between the two statements: now the place is free.
  return (await findStanding(database, job)) ?? enqueueJob(database, job, most)
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
  return { domainId: row?.domainId ?? null, unfinished: Number(row?.unfinished ?? 0) }
}

async function findStanding(database: Queryable, { kind, key }: NewJob): Promise<JobRow | null> {
  const [standing] = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), inArray(jobs.state, ['queued', 'running'])))
  return standing ?? null
}
