import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { jobs } from '../../entities/schema'
import { notify, changeChannel, type JobKind, type JobRow, type Lease, leaseEnd } from './jobs.repository'

export interface ClaimOptions {
  /** Worker id of this process. */
  owner: number
  /**
   * Jobs that this process still runs. Their leases may have expired: the clock of a sleeping machine stops, the database's
   * does not.
   */
  running: readonly string[]
  /** Kinds for which this process has no free slot. */
  excludedKinds: readonly JobKind[]
}

/**
 * Claims a job that is queued or whose lease has expired. Prefers the domain with the fewest running jobs, then the author
 * with the fewest, then the oldest job, so that no domain's backlog delays the others.
 */
export async function claimJob(
  database: Queryable,
  { owner, running, excludedKinds }: ClaimOptions,
): Promise<{ job: JobRow; lease: Lease } | null> {
  const token = randomUUID()
  const [row] = await database
    .update(jobs)
    .set({
      state: 'running',
      leaseOwner: owner,
      leaseToken: token,
      leaseUntil: leaseEnd,
      attempts: sql`${jobs.attempts} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      sql`${jobs.id} = (select waiting.id from jobs waiting
        left join ${countRunning('domain_id')} of_domain on of_domain.id = waiting.domain_id
        left join ${countRunning('user_id')} of_author on of_author.id = waiting.user_id
        where ((waiting.state = 'queued' and waiting.run_at <= now())
            or (waiting.state = 'running' and waiting.lease_until < now()))
          and ${isNoneOf('id', running)} and ${isNoneOf('kind', excludedKinds)}
        order by coalesce(of_domain.jobs, 0), coalesce(of_author.jobs, 0), waiting.created_at, waiting.id
        limit 1 for update of waiting skip locked)`,
    )
    .returning()
  if (!row) return null
  await notify(database, changeChannel, row.id)
  return { job: row, lease: { id: row.id, token } }
}

/** Counts the running jobs of each domain or author. */
function countRunning(column: 'domain_id' | 'user_id') {
  const id = sql.identifier(column)
  return sql`(select ${id} as id, count(*) as jobs from jobs
    where state = 'running' and lease_until >= now() group by ${id})`
}

function isNoneOf(column: 'id' | 'kind', values: readonly string[]) {
  return values.length === 0 ? sql`true` : sql`waiting.${sql.identifier(column)} not in ${[...values]}`
}
