import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Queryable } from '../database/open-database'
import type { JobKind, JobRow, JobState, Lease } from './jobs.repository'

export interface JobWork<Payload> {
  id: string
  /** Sets this run apart from the others of the same job. */
  lease: Lease
  payload: Payload
  userId: number | null
  bookId: number | null
  /** Whatever fails now has failed for good. */
  isLastTry: boolean
  /** Aborted when the job is no longer this worker's, or the process ends. */
  signal: AbortSignal
  log: Logger
  /** May be called as often as one likes; it reaches the database a few times a second. */
  report(progress: { done: number; total: number }): void
  /**
   * Writes the result together with what the work changes, for work that cannot be done again after that: whatever happens to
   * this process then, the job succeeds with it. To be called first in the transaction: who deletes a book takes its jobs,
   * then the book. Throws when the job is no longer this run's.
   */
  keepResult(transaction: Queryable, result: unknown): Promise<void>
}

/** One kind of long work: what it needs, how it is done, and how its stored result is told to clients. */
export interface JobDefinition {
  readonly kind: JobKind
  /** Does the work and answers what is stored; throws an `ApiFailure` when trying again is of no use. */
  run(work: JobWork<unknown>): Promise<unknown>
  /** The stored result as the call that started the job answers it; links are made now, so that they are fresh. */
  present(stored: unknown, job: JobState): Promise<unknown>
  /** What a job that fails for good has done all the same, in a sentence for its author; null when that is nothing. */
  describeRemains(job: JobRow): Promise<string | null>
  /** Called once the job has ended for good, whatever came of it. */
  ended(payload: unknown): Promise<void>
}

/** Types a job by its schemas: both payload and result come back from the database as unknown. */
export function defineJob<Payload extends z.ZodType, Stored extends z.ZodType>(definition: {
  kind: JobKind
  payload: Payload
  stored: Stored
  run: (work: JobWork<z.output<Payload>>) => Promise<z.input<Stored>>
  present: (stored: z.output<Stored>, job: JobState) => Promise<unknown>
  describeRemains?: (job: JobRow) => Promise<string | null>
  ended?: (payload: z.output<Payload>) => Promise<void>
}): JobDefinition {
  const { kind, payload, stored, run, present, describeRemains, ended } = definition
  return {
    kind,
    run: (work) => run({ ...work, payload: payload.parse(work.payload) }),
    present: (value, job) => present(stored.parse(value), job),
    describeRemains: async (job) => describeRemains?.(job) ?? null,
    async ended(value) {
      const { data } = payload.safeParse(value)
      // A payload of another version is not understood; the next start removes the upload that it named.
      if (data !== undefined) await ended?.(data)
    },
  }
}
