import { count, sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { jobs } from '../database/schema'

export interface JobFigures {
  byKindAndState: { kind: string; state: string; jobs: number }[]
  /** How long the job waits that has waited longest; 0 when none does. */
  oldestWaitSeconds: number
}

/** How much work there is, for all processes together. */
export async function countJobs(database: Queryable): Promise<JobFigures> {
  const byKindAndState = await database
    .select({ kind: jobs.kind, state: jobs.state, jobs: count() })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state)
    .orderBy(jobs.kind, jobs.state)
  const [oldest] = await database
    .select({
      seconds: sql`coalesce(extract(epoch from now() - min(greatest(${jobs.createdAt}, ${jobs.runAt}))), 0)`.mapWith(
        Number,
      ),
    })
    .from(jobs)
    .where(sql`${jobs.state} = 'queued' and ${jobs.runAt} <= now()`)
  return { byKindAndState, oldestWaitSeconds: Math.max(0, oldest?.seconds ?? 0) }
}
