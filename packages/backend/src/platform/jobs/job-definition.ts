import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import type { JobKind, JobRow, JobState, Lease } from './jobs.repository'

export interface JobWork<Payload> {
  id: string
  /** Distinguishes this run from other runs of the same job. */
  lease: Lease
  payload: Payload
  userId: number | null
  bookId: number | null
  /** True on the last attempt: a failure is final. */
  isLastAttempt: boolean
  /** Aborted when the job belongs to another worker or the process stops. */
  signal: AbortSignal
  log: Logger
  /** Reports progress; may be called at any rate, writes to the database a few times a second. */
  report(progress: { done: number; total: number }): void
  /**
   * Writes the result together with the rows of the work, for work that cannot be repeated: the job succeeds with it
   * whatever happens afterwards. Call it first in the transaction, because a deletion of the book locks its jobs, then
   * the book. Throws if the job no longer belongs to this run.
   */
  storeResult(transaction: Queryable, result: unknown): Promise<void>
}

/** One kind of job: its payload, its work, and how its result is presented to clients. */
export interface JobDefinition {
  readonly kind: JobKind
  /** Runs the job and returns the result to store. Throws an `ApiFailure` if a retry is pointless. */
  run(work: JobWork<unknown>): Promise<unknown>
  /** Presents the stored result as the response of the request that queued it, with fresh links. */
  present(stored: unknown, job: JobState): Promise<unknown>
  /** Describes partial results of a job that failed for good, in a sentence for its author; null if there are none. */
  describePartialResult(job: JobRow): Promise<string | null>
  /** Called once the job has ended for good, with any outcome. */
  cleanUp(payload: unknown): Promise<void>
}

/** Gives a job its types by schemas, because payload and result come back from the database as unknown. */
export function defineJob<Payload extends z.ZodType, Stored extends z.ZodType>(definition: {
  kind: JobKind
  payload: Payload
  stored: Stored
  run: (work: JobWork<z.output<Payload>>) => Promise<z.input<Stored>>
  present: (stored: z.output<Stored>, job: JobState) => Promise<unknown>
  describePartialResult?: (job: JobRow) => Promise<string | null>
  cleanUp?: (payload: z.output<Payload>) => Promise<void>
}): JobDefinition {
  const { kind, payload, stored, run, present, describePartialResult, cleanUp } = definition
  return {
    kind,
    run: (work) => run({ ...work, payload: payload.parse(work.payload) }),
    present: (value, job) => present(stored.parse(value), job),
    describePartialResult: async (job) => describePartialResult?.(job) ?? null,
    async cleanUp(value) {
      const { data } = payload.safeParse(value)
      // A payload of another version cannot be parsed; the next start deletes its upload.
      if (data !== undefined) await cleanUp?.(data)
    },
  }
}
