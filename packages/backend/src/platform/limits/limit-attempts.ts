import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Queryable } from '../../entities/schema/database-handle'
import { countedTries } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import { outsideRequest } from '../database/request-scope'

export interface AttemptLimit {
  /** Name of the counter. */
  name: string
  most: number
  seconds: number
}

/**
 * Counts an attempt of this subject (an address, an email) and refuses it beyond the limit of the window. The count is
 * in the database, shared by all processes and correct for simultaneous requests.
 */
export async function limitAttempts(
  database: Queryable,
  { name: what, most, seconds }: AttemptLimit,
  subject: string,
  now: Date,
): Promise<void> {
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${countedTries.resetsAt} <= ${now.toISOString()}::timestamptz`
  // An attempt counts even if its request fails and undoes its writes.
  const count = async () =>
    database
      .insert(countedTries)
      .values({ key: keyOf(what, subject), tries: 1, resetsAt })
      .onConflictDoUpdate({
        target: countedTries.key,
        set: {
          // Beyond the limit the count stays, so that it cannot overflow.
          tries: sql`case when ${isOver} then 1 else least(${countedTries.tries}, ${most}) + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${countedTries.resetsAt} end`,
        },
      })
      .returning({ tries: countedTries.tries, resetsAt: countedTries.resetsAt })
  const [row] = await outsideRequest(count)
  if (!row || row.tries <= most) return
  const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000))
  throw new ApiFailure('too-many-tries', `That was tried too often. Try again in ${inWords(wait)}.`, {
    headers: { 'retry-after': String(wait) },
  })
}

/** Resets the count, because the subject has authenticated itself. */
export async function resetAttempts(database: Queryable, { name: what }: AttemptLimit, subject: string): Promise<void> {
  await database.delete(countedTries).where(eq(countedTries.key, keyOf(what, subject)))
}

function keyOf(what: string, subject: string): string {
  return createHash('sha256').update(`${what}\n${subject}`).digest('base64url')
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
