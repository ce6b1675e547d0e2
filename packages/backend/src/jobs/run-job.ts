import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { JobDefinition } from './job-definition'
import * as repository from './jobs.repository'

const heartbeatMilliseconds = (repository.leaseSeconds * 1000) / 3
const progressMilliseconds = 200
/** Before the second, third, … try. */
const backOffSeconds = [1, 5, 30]

export interface JobWorker {
  database: Database
  /** Its lease owner number. */
  owner: number
  /** Aborted when this process ends. */
  stopping: AbortSignal
  logger: Logger
  /** Removes what the work on a deleted book has left in the object store. */
  removeLeftovers: (bookId: number) => Promise<void>
}

/**
 * Works on a claimed job until it has succeeded, failed for good, or gone back to the queue: for a later try after an
 * unexpected failure, at once when this process ends. A job that is deleted with its book ends at its next report.
 */
export async function runJob(worker: JobWorker, definition: JobDefinition, job: repository.JobRow): Promise<void> {
  const { database, owner, stopping, logger } = worker
  const log = logger.child({ jobId: job.id, kind: job.kind })
  const lost = new AbortController()
  const signal = AbortSignal.any([stopping, lost.signal])
  const heartbeat = setInterval(() => {
    repository.renewLease(database, job.id, owner).then(
      (held) => held || lost.abort(),
      (error: unknown) => log.warn({ err: error }, 'the lease could not be renewed'),
    )
  }, heartbeatMilliseconds)
  const progress = throttleProgress(async (value) => {
    if (!(await repository.saveProgress(database, job.id, owner, value))) lost.abort()
  }, log)
  try {
    const { payload, userId, bookId, attempts } = job
    const result = await definition.run({
      id: job.id,
      payload,
      userId,
      bookId,
      attempt: attempts,
      signal,
      log,
      report: progress.report,
    })
    await progress.flush()
    await repository.succeedJob(database, job.id, owner, result)
    if (await repository.findJob(database, job.id)) await definition.ended(payload)
    else await leaveDeletedJob(worker, definition, job, log)
  } catch (error) {
    await progress.flush()
    if (!(await repository.findJob(database, job.id))) await leaveDeletedJob(worker, definition, job, log)
    else if (lost.signal.aborted) log.warn('the job went to another worker')
    else if (stopping.aborted) await repository.releaseJob(database, job.id, owner)
    else await settleFailure(database, definition, job, owner, error, log)
  } finally {
    clearInterval(heartbeat)
  }
}

/** The job was deleted with its book while the work went on. */
async function leaveDeletedJob(
  { removeLeftovers }: JobWorker,
  definition: JobDefinition,
  { payload, bookId }: repository.JobRow,
  log: Logger,
): Promise<void> {
  log.info('the book of the job was deleted; the work on it is dropped')
  await definition.ended(payload)
  if (bookId !== null) await removeLeftovers(bookId)
}

async function settleFailure(
  database: Database,
  definition: JobDefinition,
  job: repository.JobRow,
  owner: number,
  error: unknown,
  log: Logger,
): Promise<void> {
  const expected = error instanceof ApiFailure
  const final = (expected && error.status < 500) || job.attempts >= job.maximumAttempts
  if (!final) {
    const delaySeconds = backOffSeconds[job.attempts - 1] ?? 30
    log.warn({ err: error, delaySeconds }, 'a job failed and is tried again')
    return repository.postponeJob(database, job.id, owner, delaySeconds)
  }
  log.error({ err: error }, 'a job failed')
  await repository.failJob(
    database,
    job.id,
    owner,
    expected
      ? { code: error.code, msg: error.message }
      : { code: 'job-failed', msg: `The work failed ${job.attempts} times. Report it with the number ${job.id}.` },
  )
  await definition.ended(job.payload)
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
