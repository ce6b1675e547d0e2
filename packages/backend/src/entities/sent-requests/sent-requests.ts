import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../schema/database-handle'
import { sentRequests } from '../schema'

/**
 * Records which requests a job has sent to a paid recogniser or aligner and has no result of, so that the job's next
 * run does not pay for them again. Each record is committed before its request is sent.
 */
export interface SentRequests {
  /** Records a request that is about to be sent. Returns false if the job has sent it before, without a result. */
  begin(jobId: string, key: string): Promise<boolean>
  /** Removes the record of a request whose result is stored, or that the engine refused. */
  end(jobId: string, key: string): Promise<void>
}

export function createSentRequests(database: Database): SentRequests {
  return {
    async begin(jobId, key) {
      const recorded = await database
        .insert(sentRequests)
        .values({ jobId, key })
        .onConflictDoNothing()
        .returning({ key: sentRequests.key })
      return recorded.length > 0
    },
    async end(jobId, key) {
      await database.delete(sentRequests).where(and(eq(sentRequests.jobId, jobId), eq(sentRequests.key, key)))
    },
  }
}

export async function deleteSentRequestsBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(sentRequests).where(lt(sentRequests.createdAt, moment))
}
