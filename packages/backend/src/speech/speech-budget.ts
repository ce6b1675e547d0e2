import { and, eq, sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import type { Database, Queryable } from '../database/open-database'
import { domains, speechCharges } from '../database/schema'

export interface SpeechBudget {
  /** Characters that the domain may have spoken in a month. */
  limitOf(domainId: number): Promise<number>
  /** Characters spoken or reserved by the domain this month. */
  used(domainId: number): Promise<number>
  /**
   * Sets characters aside for a job, on top of those it has sent already. False when the month's budget does not hold
   * them: then nothing is set aside. However many ask at once, together they never get more than there is.
   */
  reserve(domainId: number, jobId: string, characters: number): Promise<boolean>
  /** Counts characters that were really sent. */
  recordSent(jobId: string, characters: number): Promise<void>
  /** Gives back what was set aside and not sent. */
  settle(jobId: string): Promise<void>
  /** Seconds since 1970 at which the next month begins. */
  nextReset(): number
}

/** @param otherwise characters a month of a domain that the operator has given no budget of its own */
export function createSpeechBudget(database: Database, otherwise: number, now: () => Date): SpeechBudget {
  const month = () => now().toISOString().slice(0, 7)
  const standing = sql<number>`case when ${speechCharges.settled} then ${speechCharges.sent}
    else greatest(${speechCharges.reserved}, ${speechCharges.sent}) end`

  async function sumCharges(on: Queryable, domainId: number): Promise<number> {
    const [row] = await on
      .select({ used: sql<string>`coalesce(sum(${standing}), 0)` })
      .from(speechCharges)
      .where(and(eq(speechCharges.domainId, domainId), eq(speechCharges.month, month())))
    return Number(row?.used ?? 0)
  }

  async function readLimit(on: Queryable, domainId: number): Promise<number> {
    const [row] = await on.select({ own: domains.speechBudget }).from(domains).where(eq(domains.id, domainId))
    return row?.own ?? otherwise
  }

  return {
    limitOf: (domainId) => readLimit(database, domainId),
    used: (domainId) => sumCharges(database, domainId),
    reserve: (domainId, jobId, characters) =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          sql`select pg_advisory_xact_lock(${advisoryLocks.speechBudgetOfDomain}, (${domainId} % 2147483647)::int)`,
        )
        const ofJob = and(eq(speechCharges.jobId, jobId), eq(speechCharges.month, month()))
        const [own] = await transaction
          .select({ sent: speechCharges.sent, counted: standing })
          .from(speechCharges)
          .where(ofJob)
        const reserved = (own?.sent ?? 0) + characters
        const usedByOthers = (await sumCharges(transaction, domainId)) - (own?.counted ?? 0)
        if (characters > 0 && usedByOthers + reserved > (await readLimit(transaction, domainId))) return false
        await transaction
          .insert(speechCharges)
          .values({ domainId, jobId, month: month(), reserved })
          .onConflictDoUpdate({
            target: [speechCharges.jobId, speechCharges.month],
            set: { reserved, settled: false },
          })
        return true
      }),
    async recordSent(jobId, characters) {
      await database
        .update(speechCharges)
        .set({ sent: sql`${speechCharges.sent} + ${characters}` })
        .where(and(eq(speechCharges.jobId, jobId), eq(speechCharges.settled, false)))
    },
    async settle(jobId) {
      await database.update(speechCharges).set({ settled: true }).where(eq(speechCharges.jobId, jobId))
    },
    nextReset() {
      const date = now()
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000
    },
  }
}
