import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../entities/schema/database-handle'
import { idempotentRequests } from '../../entities/schema'
import { advisoryLocks } from '../../entities/schema/advisory-locks'

export type RecordedRequest = typeof idempotentRequests.$inferSelect

export interface RequestKey {
  userId: number
  key: string
}

const isCall = ({ userId, key }: RequestKey) =>
  and(eq(idempotentRequests.userId, userId), eq(idempotentRequests.key, key))

/** Records the request for this process and returns null, or returns the row of an earlier one. */
export async function claimRequest(
  database: Database,
  call: RequestKey & { request: string; owner: number },
): Promise<RecordedRequest | 'gone' | null> {
  const [mine] = await database.insert(idempotentRequests).values(call).onConflictDoNothing().returning()
  if (mine) return null
  const [first] = await database.select().from(idempotentRequests).where(isCall(call))
  return first ?? 'gone'
}

/** Reads the record of a request; null if there is none. */
export async function findRequest(database: Database, call: RequestKey): Promise<RecordedRequest | null> {
  const [row] = await database.select().from(idempotentRequests).where(isCall(call))
  return row ?? null
}

/**
 * Takes over a request that an earlier process was handling; false if that process lives, or if the request has a response
 * or a job. Waits for a commit of the other process that is under way. If it only looked dead, its commit fails.
 */
export async function takeOverRequest(
  database: Database,
  call: RequestKey,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const takenOver = await database
    .update(idempotentRequests)
    .set({ owner: to, createdAt: sql`now()` })
    .where(
      and(
        isCall(call),
        isNull(idempotentRequests.status),
        isNull(idempotentRequests.jobId),
        eq(idempotentRequests.owner, from),
        from === to
          ? undefined
          : sql`not exists (select 1 from pg_locks
          where locktype = 'advisory' and classid = ${advisoryLocks.worker} and objid = ${from}::oid)`,
      ),
    )
    .returning({ key: idempotentRequests.key })
  return takenOver.length > 0
}

/**
 * Records the job that the response waits for, so that repeated requests wait for it too. Returns false if another
 * process has taken the request over.
 */
export async function recordJob(database: Database, call: RequestKey, owner: number, jobId: string): Promise<boolean> {
  const recorded = await database
    .update(idempotentRequests)
    .set({ jobId })
    .where(and(isCall(call), eq(idempotentRequests.owner, owner), isNull(idempotentRequests.status)))
    .returning({ key: idempotentRequests.key })
  return recorded.length > 0
}

/** Records the response of the request that this process handles. Returns false if another process has taken it over. */
export async function recordResponse(
  database: Database,
  call: RequestKey,
  owner: number,
  response: Pick<RecordedRequest, 'status' | 'body' | 'headers'>,
): Promise<boolean> {
  const recorded = await database
    .update(idempotentRequests)
    .set(response)
    .where(and(isCall(call), eq(idempotentRequests.owner, owner), isNull(idempotentRequests.status)))
    .returning({ key: idempotentRequests.key })
  return recorded.length > 0
}

/** Records the response that a job has led to, whichever process waited for it. */
export async function recordJobResponse(
  database: Database,
  call: RequestKey,
  response: Pick<RecordedRequest, 'status' | 'body' | 'headers'>,
): Promise<void> {
  await database.update(idempotentRequests).set(response).where(isCall(call))
}

/** Deletes the record of a request that has neither a response nor a job, so that it may be repeated. */
export async function deleteRequest(database: Database, call: RequestKey, owner: number): Promise<void> {
  await database
    .delete(idempotentRequests)
    .where(
      and(
        isCall(call),
        isNull(idempotentRequests.status),
        isNull(idempotentRequests.jobId),
        eq(idempotentRequests.owner, owner),
      ),
    )
}

/** Deletes the record of a request whose job has failed, so that it may be repeated. */
export async function deleteRequestOfJob(database: Database, call: RequestKey): Promise<void> {
  await database.delete(idempotentRequests).where(and(isCall(call), isNull(idempotentRequests.status)))
}
