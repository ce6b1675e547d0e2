import { onlyRow } from '../../entities/failures/only-row'
import { count, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { jobs } from '../../entities/schema'

export interface JobFigures {
  byKindAndState: { kind: string; state: string; jobs: number }[]
  /** Age of the oldest queued job in seconds; 0 if there is none. */
  oldestWaitSeconds: number
}

/** Counts queued and running jobs of all processes. */
export async function countJobs(database: Queryable): Promise<JobFigures> {
  const byKindAndState = await database
    .select({ kind: jobs.kind, state: jobs.state, jobs: count() })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state)
    .orderBy(jobs.kind, jobs.state)
  const oldest = await database
    .select({
      seconds: sql`coalesce(extract(epoch from now() - min(greatest(${jobs.createdAt}, ${jobs.runAt}))), 0)`.mapWith(
        Number,
      ),
    })
    .from(jobs)
    .where(sql`${jobs.state} = 'queued' and ${jobs.runAt} <= now()`)
  return { byKindAndState, oldestWaitSeconds: Math.max(0, onlyRow(oldest).seconds) }
}
