import type { Logger } from 'pino'
import type { Database } from '../../entities/schema/database-handle'
import type { StoredFailure } from '../../entities/schema/stored-shapes'
import { ApiFailure, type FailureCode } from '../../entities/failures/api-failure'
import { explainFullDisk } from '../disk/explain-full-disk'
import type { JobDefinition } from './job-definition'
import * as repository from './jobs.repository'

const heartbeatMilliseconds = (repository.leaseSeconds * 1000) / 3
const progressMilliseconds = 200
/** Seconds before the second, third, … attempt. */
const backOffSeconds = [1, 5, 30]

export interface JobWorker {
  database: Database
  /** Aborted when this process stops. */
  stopping: AbortSignal
  logger: Logger
  /** Deletes objects that were stored for a book after its deletion. */
  deleteLateObjects: (bookId: number) => Promise<void>
}

export interface ClaimedJob {
  job: repository.JobRow
  lease: repository.Lease
  /** Aborted when the job no longer belongs to this process. */
  lost: AbortController
}

/**
 * Runs a claimed job until it succeeds, fails for good, or returns to the queue: for a later attempt after an
 * unexpected failure, immediately if this process stops. A job deleted with its book ends at its next report. A job that
 * killed its process at every attempt is not retried.
 */
export async function runJob(
  worker: JobWorker,
  definition: JobDefinition,
  { job, lease, lost }: ClaimedJob,
): Promise<void> {
  const { database, stopping, logger } = worker
  const log = logger.child({ jobId: job.id, kind: job.kind })
  const run: JobRun = { worker, definition, job, lease, log }
  // An earlier run did the work and was interrupted before it could record its success.
  if (job.result !== null) return succeed(run, job.result)
  if (job.attempts > job.maximumAttempts) return failDeadJob(run)
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
    const isLastAttempt = attempts >= job.maximumAttempts
    const result = await definition.run({
      id,
      lease,
      payload,
      userId,
      bookId,
      isLastAttempt,
      signal,
      log,
      report: progress.report,
      async storeResult(transaction, kept) {
        if (await repository.storeResult(transaction, lease, kept)) return
        lost.abort()
        throw new Error(`the job ${id} is no longer this run's`)
      },
    })
    await progress.flush()
    await succeed(run, result)
  } catch (error) {
    await progress.flush()
    if (lost.signal.aborted) await handleLostLease(run)
    else if (!stopping.aborted) await handleFailure(run, error)
    else if (!(await repository.releaseJob(database, lease))) await handleLostLease(run)
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
  if (await repository.succeedJob(worker.database, lease, result)) await definition.cleanUp(job.payload)
  else await handleLostLease(run)
}

/**
 * Handles a lost lease: another worker runs the job and needs its upload, or it was cancelled or deleted with its book.
 */
async function handleLostLease({ worker, definition, job, log }: JobRun): Promise<void> {
  const current = await repository.findJob(worker.database, job.id)
  if (current?.state === 'cancelled') {
    log.info('the job was cancelled')
    return definition.cleanUp(job.payload)
  }
  if (current) {
    log.warn('the job went to another worker')
    return
  }
  log.info('the book of the job was deleted; its work is abandoned')
  await definition.cleanUp(job.payload)
  if (job.bookId !== null) await worker.deleteLateObjects(job.bookId)
}

const finalCodes: ReadonlySet<string> = new Set<FailureCode>(['not-available', 'provider-refused', 'disk-full'])

async function handleFailure(run: JobRun, fault: unknown): Promise<void> {
  const { worker, job, lease, log } = run
  const error = explainFullDisk(fault) ?? fault
  const expected = error instanceof ApiFailure
  // A retry helps neither with a missing engine nor a refused key nor a full disk; after an unusable response it would be
  // charged again.
  const isFinal = expected && (error.status < 500 || finalCodes.has(error.code))
  if (isFinal || job.attempts >= job.maximumAttempts) {
    log.error({ err: error }, 'a job failed')
    const unknownMessage = `The work failed ${job.attempts} times. Report it with the number ${job.id}.`
    return failPermanently(run, expected ? toStored(error) : { code: 'job-failed', msg: unknownMessage })
  }
  const delaySeconds = backOffSeconds[job.attempts - 1] ?? 30
  log.warn({ err: error, delaySeconds }, 'a job failed and is retried')
  if (!(await repository.postponeJob(worker.database, lease, delaySeconds))) await handleLostLease(run)
}

function toStored({ code, message, details: { lostSpeech } }: ApiFailure): StoredFailure {
  return { code, msg: message, ...(lostSpeech === undefined ? {} : { lostSpeech }) }
}

/** Fails a job whose processes died before they could report the reason. */
async function failDeadJob(run: JobRun): Promise<void> {
  const { id, maximumAttempts } = run.job
  run.log.error('a job failed: every process that ran it died')
  const msg = `The server ended ${maximumAttempts} times during this work. Try less at once, or report it with the number ${id}.`
  await failPermanently(run, { code: 'job-failed', msg })
}

async function failPermanently(run: JobRun, failure: StoredFailure): Promise<void> {
  const { worker, definition, job, lease } = run
  const stays = await definition.describePartialResult(job)
  const error = stays === null ? failure : { ...failure, msg: `${failure.msg} ${stays}` }
  if (await repository.failJob(worker.database, lease, error)) await definition.cleanUp(job.payload)
  else await handleLostLease(run)
}

/** Passes on a few reports a second, and always the last one. */
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
