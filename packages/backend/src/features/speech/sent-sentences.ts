import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../entities/schema/database-handle'
import { sentSentences, speechCharges } from '../../entities/schema'

export interface SentSentence {
  /** Key of the cached audio. */
  key: string
  characters: number
}

/**
 * Records which sentences a job has sent to a voice and not stored yet, so that the job's next run knows what may have
 * been paid for. Each record is committed before its sentence is sent.
 */
export interface SentSentences {
  /**
   * Records and charges a sentence that is about to be sent. Returns false, and charges nothing, if the job has sent it
   * before and `maySendAgain` is false. Throws without a reservation to charge.
   */
  begin(jobId: string, sentence: SentSentence, maySendAgain: boolean): Promise<boolean>
  /** Removes the record of a sentence whose audio is stored, or paid for and unusable. */
  end(jobId: string, key: string): Promise<void>
  /** Removes the record of a sentence that the voice refused, and its charge. */
  withdraw(jobId: string, key: string): Promise<void>
  /** Returns the sentences that the job has sent and not stored. */
  list(jobId: string): Promise<SentSentence[]>
}

export function createSentSentences(database: Database): SentSentences {
  const isOne = (jobId: string, key: string) => and(eq(sentSentences.jobId, jobId), eq(sentSentences.key, key))

  return {
    begin: (jobId, { key, characters }, maySendAgain) =>
      database.transaction(async (transaction) => {
        const recorded = await transaction
          .insert(sentSentences)
          .values({ jobId, key, characters })
          .onConflictDoNothing()
          .returning({ key: sentSentences.key })
        if (recorded.length === 0 && !maySendAgain) return false
        await charge(transaction, jobId, characters)
        return true
      }),
    async end(jobId, key) {
      await database.delete(sentSentences).where(isOne(jobId, key))
    },
    withdraw: (jobId, key) =>
      database.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(sentSentences)
          .where(isOne(jobId, key))
          .returning({ characters: sentSentences.characters })
        if (removed) await charge(transaction, jobId, -removed.characters)
      }),
    list: (jobId) =>
      database
        .select({ key: sentSentences.key, characters: sentSentences.characters })
        .from(sentSentences)
        .where(eq(sentSentences.jobId, jobId))
        .orderBy(asc(sentSentences.createdAt), asc(sentSentences.key)),
  }
}

/** Adds characters to the job's latest reservation, of whichever run. */
async function charge(on: Queryable, jobId: string, characters: number): Promise<void> {
  const newest = sql`(select max(month) from speech_charges where job_id = ${jobId})`
  const charged = await on
    .update(speechCharges)
    .set({ sent: sql`${speechCharges.sent} + ${characters}` })
    .where(and(eq(speechCharges.jobId, jobId), eq(speechCharges.month, newest)))
    .returning({ id: speechCharges.id })
  if (charged.length === 0) throw new Error(`${characters} characters of job ${jobId} are sent and not reserved`)
}

export async function deleteSentSentencesBefore(database: Queryable, moment: Date): Promise<void> {
  await database.delete(sentSentences).where(lt(sentSentences.createdAt, moment))
}
