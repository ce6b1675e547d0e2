import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../entities/schema/database-handle'
import { idempotentRequests } from '../../entities/schema'
import { advisoryLocks } from '../../entities/schema/advisory-locks'

type RecordedRequest = typeof idempotentRequests.$inferSelect

/** A process without a database connection for this long counts as dead, and its requests may run again. */
const graceSeconds = 30

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

/** Takes over the request of a dead process; false if that process lives or has responded. */
export async function takeOverRequest(database: Database, call: RequestKey, owner: number): Promise<boolean> {
  const takenOver = await database
    .update(idempotentRequests)
    .set({ owner, createdAt: sql`now()` })
    .where(
      and(
        isCall(call),
        isNull(idempotentRequests.status),
        isNull(idempotentRequests.jobId),
        lt(idempotentRequests.createdAt, sql`now() - make_interval(secs => ${graceSeconds})`),
        // A crashed request of a living process has no owner and is not found here.
        sql`${idempotentRequests.owner} is not null and not exists (select 1 from pg_locks
          where locktype = 'advisory' and classid = ${advisoryLocks.worker} and objid = ${idempotentRequests.owner}::oid)`,
      ),
    )
    .returning({ key: idempotentRequests.key })
  return takenOver.length > 0
}

/** Records the job that the response waits for, so that repeated requests wait for it too. */
export async function recordJob(database: Database, call: RequestKey, owner: number, jobId: string): Promise<void> {
  await database
    .update(idempotentRequests)
    .set({ jobId })
    .where(and(isCall(call), eq(idempotentRequests.owner, owner)))
}

export async function storeResponse(
  database: Database,
  call: RequestKey,
  response: Pick<RecordedRequest, 'status' | 'body' | 'headers'>,
): Promise<void> {
  await database.update(idempotentRequests).set(response).where(isCall(call))
}

/** Deletes the record, so that the request may be repeated. */
export async function deleteRequest(
  database: Database,
  call: RequestKey,
  { owner }: { owner: number | null },
): Promise<void> {
  await database
    .delete(idempotentRequests)
    .where(
      and(
        isCall(call),
        isNull(idempotentRequests.status),
        owner === null ? undefined : eq(idempotentRequests.owner, owner),
      ),
    )
}

/** Records that the outcome is unknown, so that it is never run again. */
export async function markUnknownOutcome(database: Database, call: RequestKey, owner: number): Promise<void> {
  await database
    .update(idempotentRequests)
    .set({ owner: null })
    .where(and(isCall(call), eq(idempotentRequests.owner, owner)))
}
