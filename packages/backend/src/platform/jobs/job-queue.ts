import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DatabaseConnection } from '../database/open-database'
import type { Database } from '../../entities/schema/database-handle'
import { afterCommit } from '../database/request-scope'
import { ApiFailure, isFailureCode } from '../../entities/failures/api-failure'
import { createJobClaims } from './create-job-claims'
import { enqueueJob, type NewJob } from './enqueue-job'
import { createJobChanges } from './job-changes'
import type { JobDefinition } from './job-definition'
import * as repository from './jobs.repository'
import { detectDeadWorkers } from './detect-dead-workers'
import { hasEnded, watchJob } from './watch-job'
import { workOnJobs } from './work-on-jobs'

const maxStopMilliseconds = 700

export interface JobQueueOptions {
  database: Database
  connection: DatabaseConnection
  /** Jobs that run at the same time. */
  slots: number
  /** Largest number of unfinished jobs of a domain. */
  maxUnfinished: number
  logger: Logger
  /** Deletes objects that were stored for a book after its deletion. */
  deleteLateObjects: (bookId: number) => Promise<void>
}

export interface JobQueue {
  /** Worker id of this process, which holds the advisory lock of that id while it lives. */
  readonly owner: number
  /** Adds the code that runs one kind of job; to be called before `start`. */
  define(definition: JobDefinition): void
  enqueue(job: Omit<NewJob, 'id'>): Promise<repository.JobRow>
  /** Yields the job now and at each change until it ends, the signal is aborted or the server stops. */
  watch(id: string, signal: AbortSignal): AsyncGenerator<repository.JobState>
  /** Waits for the end and returns the presented result; throws the job's failure. */
  finish(id: string, signal: AbortSignal): Promise<unknown>
  /** Returns the response of the request that queued the job; null unless it has succeeded. */
  presentResult(job: repository.JobState): Promise<unknown>
  /** Cancels an unfinished job; throws if it cannot be cancelled or has ended. */
  cancel(job: repository.JobState): Promise<void>
  /** Stops work on jobs that were deleted, and cleans up those that had not started; never rejects. */
  drop(taken: readonly repository.JobRow[]): Promise<void>
  /** True if notifications arrive; otherwise the queue is only checked every two seconds. */
  isListening(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { database, logger, slots, maxUnfinished, deleteLateObjects } = options
  const definitions = new Map<repository.JobKind, JobDefinition>()
  const owner = randomInt(1, 2 ** 31 - 1)
  const changes = createJobChanges(options.connection, owner, logger)
  const deadWorkers = detectDeadWorkers(database, () => performance.now())
  const stopping = new AbortController()
  const claims = createJobClaims(database, owner)
  const workers: Promise<void>[] = []

  function definitionOf(kind: repository.JobKind): JobDefinition {
    const definition = definitions.get(kind)
    if (!definition) throw new Error(`no feature runs jobs of the kind ${kind}`)
    return definition
  }

  const watch = (id: string, signal: AbortSignal) =>
    watchJob({ database, changes }, id, AbortSignal.any([signal, stopping.signal]))

  async function presentResult(job: repository.JobState): Promise<unknown> {
    if (job.state !== 'succeeded') return null
    const stored = await repository.readResult(database, job.id)
    return stored && definitionOf(job.kind).present(stored.result, job)
  }

  /** Stops work on the jobs and cleans up those that had not started. */
  async function stopWork(taken: readonly repository.JobRow[]): Promise<void> {
    for (const { id, kind, payload, state } of taken) {
      claims.drop(id)
      // The running worker cleans up; in another process it learns of it from its lease.
      if (state === 'running') continue
      try {
        await definitionOf(kind).cleanUp(payload)
      } catch (error) {
        logger.warn(
          { err: error, jobId: id },
          'the upload of a deleted job could not be deleted; it stays until the next start',
        )
      }
    }
  }

  const drop = (taken: readonly repository.JobRow[]) => afterCommit(() => stopWork(taken))

  async function cancel({ id, kind }: repository.JobState): Promise<void> {
    if (isPaidFor(kind)) {
      throw new ApiFailure('conflict', 'Speech cannot be cancelled: what was sent to the voice is paid for.')
    }
    const failure = { code: 'cancelled', msg: 'The work was cancelled.' }
    const cancelled = await repository.cancelJob(database, id, failure)
    if (!cancelled) throw new ApiFailure('conflict', `The job ${id} has ended already.`)
    await drop([cancelled])
  }

  return {
    owner,
    define(definition) {
      definitions.set(definition.kind, definition)
    },
    enqueue: (job) => enqueueJob(database, { ...job, id: randomUUID() }, maxUnfinished),
    watch,
    presentResult,
    async finish(id, signal) {
      for await (const job of watch(id, signal)) {
        if (job.state === 'succeeded') return presentResult(job)
        if (hasEnded(job)) throw toFailure(job)
      }
      // The client has disconnected.
      signal.throwIfAborted()
      if (!stopping.signal.aborted)
        throw new ApiFailure('not-found', `The job ${id} was removed together with its book.`)
      throw new ApiFailure('starting', `The server is stopping; the work goes on when it is back, as job ${id}.`)
    },
    cancel,
    drop,
    isListening: () => changes.isListening(),
    async start() {
      await changes.start()
      await deadWorkers.endLeasesOfDeadWorkers()
      const worker = { database, stopping: stopping.signal, logger, deleteLateObjects }
      const slot = { worker, claims, changes, deadWorkers, definitionOf }
      for (let count = 0; count < slots; count++) workers.push(workOnJobs(slot))
    },
    async stop() {
      stopping.abort()
      // Work that ignores the signal is abandoned: the next start finds this worker dead and claims its jobs.
      await Promise.race([Promise.all(workers), delay(maxStopMilliseconds, null, { ref: false })])
      await changes.stop()
    },
  }
}

/** Returns true for jobs that send text to a voice, which is paid for whether its audio is used or not. */
function isPaidFor(kind: repository.JobKind): boolean {
  return kind === 'speak' || kind === 'speak-text'
}

function toFailure(job: repository.JobState): ApiFailure {
  const { code = 'job-failed', msg = 'The work was cancelled.', lostSpeech } = job.error ?? {}
  const details = lostSpeech === undefined ? {} : { lostSpeech }
  return new ApiFailure(isFailureCode(code) ? code : 'job-failed', msg, details)
}
