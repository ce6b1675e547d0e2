import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Queryable } from '../database/open-database'
import { countedTries } from '../database/schema'
import { ApiFailure } from '../http/api-failure'

export interface TryLimit {
  /** What is tried, so that the counts of two things stay apart. */
  what: string
  most: number
  seconds: number
}

/**
 * Counts a try of this subject (an address, an email) and refuses it when there were too many since the first one. The
 * count stands in the database: it holds for all processes together, and for calls that come at once.
 */
export async function countTry(
  database: Queryable,
  { what, most, seconds }: TryLimit,
  subject: string,
  now: Date,
): Promise<void> {
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${countedTries.resetsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await database
    .insert(countedTries)
    .values({ key: keyOf(what, subject), tries: 1, resetsAt })
    .onConflictDoUpdate({
      target: countedTries.key,
      set: {
        // Once over the limit the count stands still: it must not run out of numbers.
        tries: sql`case when ${isOver} then 1 else least(${countedTries.tries}, ${most}) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${countedTries.resetsAt} end`,
      },
    })
    .returning({ tries: countedTries.tries, resetsAt: countedTries.resetsAt })
  if (!row || row.tries <= most) return
  const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000))
  throw new ApiFailure('too-many-tries', `That was tried too often. Try again in ${inWords(wait)}.`, {
    headers: { 'retry-after': String(wait) },
  })
}

/** Begins to count anew: the subject has shown that it is who it says. */
export async function forgetTries(database: Queryable, { what }: TryLimit, subject: string): Promise<void> {
  await database.delete(countedTries).where(eq(countedTries.key, keyOf(what, subject)))
}

function keyOf(what: string, subject: string): string {
  return createHash('sha256').update(`${what}\n${subject}`).digest('base64url')
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
