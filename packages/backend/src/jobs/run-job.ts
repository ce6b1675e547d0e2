import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import type { StoredFailure } from '../database/stored-shapes'
import { ApiFailure, type FailureCode } from '../http/api-failure'
import type { JobDefinition } from './job-definition'
import * as repository from './jobs.repository'

const heartbeatMilliseconds = (repository.leaseSeconds * 1000) / 3
const progressMilliseconds = 200
/** Before the second, third, … try. */
const backOffSeconds = [1, 5, 30]

export interface JobWorker {
  database: Database
  /** Aborted when this process ends. */
  stopping: AbortSignal
  logger: Logger
  /** Removes what the work on a deleted book has left in the object store. */
  removeLeftovers: (bookId: number) => Promise<void>
}

export interface ClaimedJob {
  job: repository.JobRow
  lease: repository.Lease
  /** Aborted when the job is not this process's any more. */
  lost: AbortController
}

/**
 * Works on a claimed job until it has succeeded, failed for good, or gone back to the queue: for a later try after an
 * unexpected failure, at once when this process ends. A job that is deleted with its book ends at its next report; one
 * that has ended its process at every try is not tried again.
 */
export async function runJob(
  worker: JobWorker,
  definition: JobDefinition,
  { job, lease, lost }: ClaimedJob,
): Promise<void> {
  const { database, stopping, logger } = worker
  const log = logger.child({ jobId: job.id, kind: job.kind })
  const run: JobRun = { worker, definition, job, lease, log }
  // An earlier run did the work, and was broken off before it could say so.
  if (job.result !== null) return succeed(run, job.result)
  if (job.attempts > job.maximumAttempts) return giveUp(run)
  const signal = AbortSignal.any([stopping, lost.signal])
  const heartbeat = setInterval(() => {
    repository.renewLease(database, lease).then(
      (held) => held || lost.abort(),
      (error: unknown) => log.warn({ err: error }, 'the lease could not be renewed'),
    )
  }, heartbeatMilliseconds)
  const progress = throttleProgress(async (value) => {
    if (!(await repository.saveProgress(database, lease, value))) lost.abort()
  }, log)
  try {
    const { id, payload, userId, bookId, attempts } = job
    const isLastTry = attempts >= job.maximumAttempts
    const result = await definition.run({
      id,
      lease,
      payload,
      userId,
      bookId,
      isLastTry,
      signal,
      log,
      report: progress.report,
      async keepResult(transaction, kept) {
        if (await repository.keepResult(transaction, lease, kept)) return
        lost.abort()
        throw new Error(`the job ${id} is no longer this run's`)
      },
    })
    await progress.flush()
    await succeed(run, result)
  } catch (error) {
    await progress.flush()
    if (lost.signal.aborted) await leaveLostJob(run)
    else if (!stopping.aborted) await settleFailure(run, error)
    else if (!(await repository.releaseJob(database, lease))) await leaveLostJob(run)
  } finally {
    clearInterval(heartbeat)
  }
}

/** A claimed job in one process. */
interface JobRun {
  worker: JobWorker
  definition: JobDefinition
  job: repository.JobRow
  lease: repository.Lease
  log: Logger
}

async function succeed(run: JobRun, result: unknown): Promise<void> {
  const { worker, definition, job, lease } = run
  if (await repository.succeedJob(worker.database, lease, result)) await definition.ended(job.payload)
  else await leaveLostJob(run)
}

/**
 * Another worker has the job now, and needs its upload; or it was cancelled, or deleted with its book, while the work
 * went on.
 */
async function leaveLostJob({ worker, definition, job, log }: JobRun): Promise<void> {
  const found = await repository.findJob(worker.database, job.id)
  if (found?.state === 'cancelled') {
    log.info('the job was cancelled')
    return definition.ended(job.payload)
  }
  if (found) {
    log.warn('the job went to another worker')
    return
  }
  log.info('the book of the job was deleted; the work on it is dropped')
  await definition.ended(job.payload)
  if (job.bookId !== null) await worker.removeLeftovers(job.bookId)
}

const hopeless: ReadonlySet<string> = new Set<FailureCode>(['not-available', 'provider-refused'])

async function settleFailure(run: JobRun, error: unknown): Promise<void> {
  const { worker, job, lease, log } = run
  const expected = error instanceof ApiFailure
  // What is not installed is not there a few seconds later either, a key that is refused is refused again, and an answer
  // of no use would be paid for again.
  const isFinal = expected && (error.status < 500 || hopeless.has(error.code))
  if (isFinal || job.attempts >= job.maximumAttempts) {
    log.error({ err: error }, 'a job failed')
    const unknownMessage = `The work failed ${job.attempts} times. Report it with the number ${job.id}.`
    const told = expected ? { code: error.code, msg: error.message } : { code: 'job-failed', msg: unknownMessage }
    return failForGood(run, told)
  }
  const delaySeconds = backOffSeconds[job.attempts - 1] ?? 30
  log.warn({ err: error, delaySeconds }, 'a job failed and is tried again')
  if (!(await repository.postponeJob(worker.database, lease, delaySeconds))) await leaveLostJob(run)
}

/** Its processes died before they could say why. */
async function giveUp(run: JobRun): Promise<void> {
  const { id, maximumAttempts } = run.job
  run.log.error('a job is given up: no process that tried it has lived to its end')
  const msg = `The server ended ${maximumAttempts} times during this work. Try less at once, or report it with the number ${id}.`
  await failForGood(run, { code: 'job-failed', msg })
}

async function failForGood(run: JobRun, { code, msg }: StoredFailure): Promise<void> {
  const { worker, definition, job, lease } = run
  const stays = await definition.describeRemains(job)
  const error = { code, msg: stays === null ? msg : `${msg} ${stays}` }
  if (await repository.failJob(worker.database, lease, error)) await definition.ended(job.payload)
  else await leaveLostJob(run)
}

/** Lets through at most a few reports a second, the last one always. */
function throttleProgress(
  save: (progress: { done: number; total: number }) => Promise<void>,
  log: Logger,
): { report: (progress: { done: number; total: number }) => void; flush: () => Promise<void> } {
  let waiting: { done: number; total: number } | null = null
  let saving: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null

  function saveNow(): void {
    timer = null
    if (!waiting) return
    const progress = waiting
    waiting = null
    saving = saving
      .then(() => save(progress))
      .catch((error: unknown) => log.warn({ err: error }, 'the progress could not be saved'))
  }

  return {
    report(progress) {
      waiting = progress
      timer ??= setTimeout(saveNow, progressMilliseconds)
    },
    async flush() {
      if (timer) clearTimeout(timer)
      saveNow()
      await saving
    },
  }
}
