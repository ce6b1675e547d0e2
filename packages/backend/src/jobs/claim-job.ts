import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { jobs } from '../database/schema'
import { announce, changeChannel, type JobKind, type JobRow, type Lease, leaseEnd } from './jobs.repository'

export interface ClaimOptions {
  /** Number of the process. */
  owner: number
  /**
   * What this process works on although its lease may have run out: clocks stand still in a sleeping machine, the
   * database's time does not.
   */
  running: readonly string[]
  /** Kinds that this process has no place for now. */
  leaveOut: readonly JobKind[]
}

/**
 * Takes a job that waits, or whose worker has gone silent: of the domain that has the fewest under way, of its author who
 * has the fewest, the oldest. So nobody's heap of work holds up everybody else's.
 */
export async function claimJob(
  database: Queryable,
  { owner, running, leaveOut }: ClaimOptions,
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
        left join ${underWay('domain_id')} of_domain on of_domain.id = waiting.domain_id
        left join ${underWay('user_id')} of_author on of_author.id = waiting.user_id
        where ((waiting.state = 'queued' and waiting.run_at <= now())
            or (waiting.state = 'running' and waiting.lease_until < now()))
          and ${isNoneOf('id', running)} and ${isNoneOf('kind', leaveOut)}
        order by coalesce(of_domain.jobs, 0), coalesce(of_author.jobs, 0), waiting.created_at, waiting.id
        limit 1 for update of waiting skip locked)`,
    )
    .returning()
  if (!row) return null
  await announce(database, changeChannel, row.id)
  return { job: row, lease: { id: row.id, token } }
}

/** How many jobs run of each domain or each author. */
function underWay(column: 'domain_id' | 'user_id') {
  const id = sql.identifier(column)
  return sql`(select ${id} as id, count(*) as jobs from jobs
    where state = 'running' and lease_until >= now() group by ${id})`
}

function isNoneOf(column: 'id' | 'kind', values: readonly string[]) {
  return values.length === 0 ? sql`true` : sql`waiting.${sql.identifier(column)} not in ${[...values]}`
}
