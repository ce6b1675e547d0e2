import { onlyRow } from '../../entities/failures/only-row'
import { and, eq, ne, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { domains, jobs, speechCharges } from '../../entities/schema'
import type { Lease } from '../../platform/jobs/jobs.repository'

export interface SpeechBudget {
  /** Monthly characters of the domain. */
  limitOf(domainId: number): Promise<number>
  /** Characters spoken or reserved by the domain this month. */
  used(domainId: number): Promise<number>
  /**
   * Reserves characters for a run of a job, on top of those that the job has sent. Returns false, and reserves nothing,
   * if the month's budget is too small. Concurrent reservations never exceed the budget.
   */
  reserve(domainId: number, run: Lease, characters: number): Promise<boolean>
  /** Releases what this run reserved and did not send; a later run's reservation stays. */
  settle(run: Lease): Promise<void>
  /** Start of the next month in seconds since 1970. */
  nextReset(): number
}

/**
 * @param otherwise monthly characters of a domain without a budget of its own
 */
export function createSpeechBudget(database: Database, otherwise: number, now: () => Date): SpeechBudget {
  const month = () => now().toISOString().slice(0, 7)
  const standing = sql<number>`case when ${speechCharges.settled} then ${speechCharges.sent}
    else greatest(${speechCharges.reserved}, ${speechCharges.sent}) end`

  async function sumCharges(on: Queryable, domainId: number): Promise<number> {
    const rows = await on
      .select({ used: sql<string>`coalesce(sum(${standing}), 0)` })
      .from(speechCharges)
      .where(and(eq(speechCharges.domainId, domainId), eq(speechCharges.month, month())))
    return Number(onlyRow(rows).used)
  }

  async function readLimit(on: Queryable, domainId: number): Promise<number> {
    const [row] = await on.select({ own: domains.speechBudget }).from(domains).where(eq(domains.id, domainId))
    return row?.own ?? otherwise
  }

  return {
    limitOf: (domainId) => readLimit(database, domainId),
    used: (domainId) => sumCharges(database, domainId),
    reserve: (domainId, { id: jobId, token: leaseToken }, characters) =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          sql`select pg_advisory_xact_lock(${advisoryLocks.speechBudgetOfDomain}, (${domainId} % 2147483647)::int)`,
        )
        const [later] = await transaction
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.id, jobId), ne(jobs.leaseToken, leaseToken)))
        if (later) throw new Error(`job ${jobId} went to another run before this one reserved its speech`)
        const ofJob = and(eq(speechCharges.jobId, jobId), eq(speechCharges.month, month()))
        const [domainUsage = { sent: 0, counted: 0 }] = await transaction
          .select({ sent: speechCharges.sent, counted: standing })
          .from(speechCharges)
          .where(ofJob)
        const reserved = domainUsage.sent + characters
        const usedByOthers = (await sumCharges(transaction, domainId)) - domainUsage.counted
        if (characters > 0 && usedByOthers + reserved > (await readLimit(transaction, domainId))) return false
        await transaction
          .insert(speechCharges)
          .values({ domainId, jobId, leaseToken, month: month(), reserved })
          .onConflictDoUpdate({
            target: [speechCharges.jobId, speechCharges.month],
            set: { leaseToken, reserved, settled: false },
          })
        return true
      }),
    async settle({ id, token }) {
      await database
        .update(speechCharges)
        .set({ settled: true })
        .where(and(eq(speechCharges.jobId, id), eq(speechCharges.leaseToken, token)))
    },
    nextReset() {
      const date = now()
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000
    },
  }
}
