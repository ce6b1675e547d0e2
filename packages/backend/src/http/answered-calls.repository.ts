import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database'
import { answeredCalls } from '../database/schema'
import { advisoryLocks } from '../database/advisory-locks'

type AnsweredCall = typeof answeredCalls.$inferSelect

/** How long a process may be out of touch with the database before it counts as dead, and its calls are made anew. */
const graceSeconds = 30

export interface CallKey {
  userId: number
  key: string
}

const isCall = ({ userId, key }: CallKey) => and(eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))

/** The call is this process's to answer: null. Else what is known of the first one; gone when it was refused meanwhile. */
export async function beginCall(
  database: Database,
  call: CallKey & { request: string; owner: number },
): Promise<AnsweredCall | 'gone' | null> {
  const [mine] = await database.insert(answeredCalls).values(call).onConflictDoNothing().returning()
  if (mine) return null
  const [first] = await database.select().from(answeredCalls).where(isCall(call))
  return first ?? 'gone'
}

/** Takes a call from a process that died before it answered; false when that one lives, or was quick to answer. */
export async function takeOverCall(database: Database, call: CallKey, owner: number): Promise<boolean> {
  const taken = await database
    .update(answeredCalls)
    .set({ owner, createdAt: sql`now()` })
    .where(
      and(
        isCall(call),
        isNull(answeredCalls.status),
        isNull(answeredCalls.jobId),
        lt(answeredCalls.createdAt, sql`now() - make_interval(secs => ${graceSeconds})`),
        // What broke down in a process that lives has no owner, and is found here neither.
        sql`${answeredCalls.owner} is not null and not exists (select 1 from pg_locks
          where locktype = 'advisory' and classid = ${advisoryLocks.worker} and objid = ${answeredCalls.owner}::oid)`,
      ),
    )
    .returning({ key: answeredCalls.key })
  return taken.length > 0
}

/** The call waits for this job from now on, and so does whoever makes it again. */
export async function noteJob(database: Database, call: CallKey, owner: number, jobId: string): Promise<void> {
  await database
    .update(answeredCalls)
    .set({ jobId })
    .where(and(isCall(call), eq(answeredCalls.owner, owner)))
}

export async function keepAnswer(
  database: Database,
  call: CallKey,
  answer: Pick<AnsweredCall, 'status' | 'body' | 'headers'>,
): Promise<void> {
  await database.update(answeredCalls).set(answer).where(isCall(call))
}

/** The call may be made again as if it never had been. */
export async function forgetCall(
  database: Database,
  call: CallKey,
  { owner }: { owner: number | null },
): Promise<void> {
  await database
    .delete(answeredCalls)
    .where(and(isCall(call), isNull(answeredCalls.status), owner === null ? undefined : eq(answeredCalls.owner, owner)))
}

/** Nobody knows how far the call came, and nobody makes it anew. */
export async function leaveBroken(database: Database, call: CallKey, owner: number): Promise<void> {
  await database
    .update(answeredCalls)
    .set({ owner: null })
    .where(and(isCall(call), eq(answeredCalls.owner, owner)))
}
