import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, DatabaseConnection } from '../database/open-database'
import { ApiFailure, isFailureCode } from '../http/api-failure'
import { claimJob } from './claim-job'
import { enqueueJob, type NewJob } from './enqueue-job'
import { createJobChanges } from './job-changes'
import type { JobDefinition } from './job-definition'
import * as repository from './jobs.repository'
import { watchForDeaths } from './watch-for-deaths'
import { runJob, type ClaimedJob, type JobWorker } from './run-job'

/** How often the queue is looked at although nothing was announced. */
const pollMilliseconds = 2000
const longestStopMilliseconds = 700
/** A process works on one of these at a time: they last long, and an import or a narration is to find a place. */
const longKinds: readonly repository.JobKind[] = ['align', 'convert']

export interface JobQueueOptions {
  database: Database
  connection: DatabaseConnection
  definitions: readonly JobDefinition[]
  /** Jobs that run at the same time. */
  slots: number
  /** Unfinished jobs that a domain may have. */
  mostUnfinished: number
  logger: Logger
  /** Removes what the work on a deleted book has left in the object store. */
  removeLeftovers: (bookId: number) => Promise<void>
}

export interface JobQueue {
  /** Number of this process: it holds the lock of it for as long as it lives. */
  readonly owner: number
  enqueue(job: Omit<NewJob, 'id'>): Promise<repository.JobRow>
  /** The job now and at each change until it has ended, the signal is aborted or the server stops. */
  watch(id: string, signal: AbortSignal): AsyncGenerator<repository.JobState>
  /** Waits for the end and answers the result as clients are told it; throws the job's failure. */
  finish(id: string, signal: AbortSignal): Promise<unknown>
  /** What the call that started it answers; null while it has not succeeded. */
  presentResult(job: repository.JobState): Promise<unknown>
  /** Ends a job before it is done; throws when it cannot be cancelled or has ended already. */
  cancel(job: repository.JobState): Promise<void>
  /** Ends jobs that were taken away: the work on them stops, what was not begun is cleared up. Does not fail. */
  drop(taken: readonly repository.JobRow[]): Promise<void>
  /** Whether news of jobs arrives at once; without it the queue is only looked at every two seconds. */
  isListening(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { database, logger, slots, mostUnfinished, removeLeftovers } = options
  const definitions = new Map(options.definitions.map((definition) => [definition.kind, definition]))
  const owner = randomInt(1, 2 ** 31 - 1)
  const changes = createJobChanges(options.connection, owner, logger)
  const deaths = watchForDeaths(database, () => performance.now())
  const stopping = new AbortController()
  const workers: Promise<void>[] = []
  /** The jobs that this process works on, and how to tell each that it is not its own any more. */
  const running = new Map<string, Pick<ClaimedJob, 'job' | 'lost'>>()
  let lastClaim: Promise<unknown> = Promise.resolve()
  let isClaiming = false
  /** Jobs that were taken away while the database's word that this process has one of them may have been on its way. */
  const droppedMeanwhile = new Set<string>()

  function definitionOf(kind: repository.JobKind): JobDefinition {
    const definition = definitions.get(kind)
    if (!definition) throw new Error(`no code does jobs of the kind ${kind}`)
    return definition
  }

  async function work(): Promise<void> {
    const news = changes.subscribe(null)
    const worker = { database, stopping: stopping.signal, logger, removeLeftovers }
    while (!stopping.signal.aborted) {
      try {
        const claimed = await claimNext()
        if (claimed) {
          await runClaimed(worker, claimed)
          continue
        }
        // A process that was killed held its lock until then: its jobs need not wait for their leases to run out.
        if (changes.canTellTheDead() && (await deaths.endLeasesOfTheDead()) > 0) continue
        await news.wait(pollMilliseconds, stopping.signal)
      } catch (error) {
        logger.error({ err: error }, 'the job worker stumbled')
        await news.wait(pollMilliseconds, stopping.signal)
      }
    }
    news.close()
  }

  /** One after the other: what one place takes decides on what is left for the next. */
  function claimNext(): Promise<ClaimedJob | null> {
    const claim = lastClaim.then(claimOne)
    lastClaim = Promise.allSettled([claim])
    return claim
  }

  async function claimOne(): Promise<ClaimedJob | null> {
    const isLongOneRunning = Array.from(running.values()).some(({ job }) => longKinds.includes(job.kind))
    isClaiming = true
    try {
      const leaveOut = isLongOneRunning ? longKinds : []
      const claimed = await claimJob(database, { owner, running: [...running.keys()], leaveOut })
      if (!claimed) return null
      const lost = new AbortController()
      running.set(claimed.job.id, { job: claimed.job, lost })
      if (droppedMeanwhile.has(claimed.job.id)) lost.abort()
      return { ...claimed, lost }
    } finally {
      isClaiming = false
      droppedMeanwhile.clear()
    }
  }

  async function runClaimed(worker: JobWorker, claimed: ClaimedJob): Promise<void> {
    try {
      await runJob(worker, definitionOf(claimed.job.kind), claimed)
    } finally {
      running.delete(claimed.job.id)
    }
  }

  async function* watch(id: string, signal: AbortSignal): AsyncGenerator<repository.JobState> {
    const either = AbortSignal.any([signal, stopping.signal])
    const subscription = changes.subscribe(id)
    let shown = ''
    try {
      while (!either.aborted) {
        const job = await repository.findJob(database, id)
        if (!job) return
        const state = `${job.state} ${job.done} ${job.total} ${job.attempts}`
        if (state !== shown) {
          shown = state
          yield job
        }
        if (hasEnded(job)) return
        await subscription.wait(pollMilliseconds, either)
      }
    } finally {
      subscription.close()
    }
  }

  async function presentResult(job: repository.JobState): Promise<unknown> {
    if (job.state !== 'succeeded') return null
    const stored = await repository.readResult(database, job.id)
    return stored && definitionOf(job.kind).present(stored.result, job)
  }

  /** The work on them stops, what was not begun is cleared up. */
  async function drop(taken: readonly repository.JobRow[]): Promise<void> {
    for (const { id, kind, payload, state } of taken) {
      // Who works on it clears up; another process hears of it by its lease.
      running.get(id)?.lost.abort()
      if (isClaiming) droppedMeanwhile.add(id)
      if (state === 'running') continue
      try {
        await definitionOf(kind).ended(payload)
      } catch (error) {
        logger.warn({ err: error, jobId: id }, 'what a job was to work on stays until the next start')
      }
    }
  }

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
    enqueue: (job) => enqueueJob(database, { ...job, id: randomUUID() }, mostUnfinished),
    watch,
    presentResult,
    async finish(id, signal) {
      for await (const job of watch(id, signal)) {
        if (job.state === 'succeeded') return presentResult(job)
        if (hasEnded(job)) throw toFailure(job)
      }
      // Who waited has gone away: nobody hears this.
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
      await deaths.endLeasesOfTheDead()
      for (let slot = 0; slot < slots; slot++) workers.push(work())
    },
    async stop() {
      stopping.abort()
      // Work that does not heed the signal is left behind: the next start finds this worker dead and takes its jobs.
      await Promise.race([Promise.all(workers), delay(longestStopMilliseconds, null, { ref: false })])
      await changes.stop()
    },
  }
}

/** What a voice was sent costs, whether its sound is used or not. */
function isPaidFor(kind: repository.JobKind): boolean {
  return kind === 'speak' || kind === 'speak-text'
}

function hasEnded(job: repository.JobState): boolean {
  return job.state === 'succeeded' || job.state === 'failed' || job.state === 'cancelled'
}

function toFailure(job: repository.JobState): ApiFailure {
  const { code = 'job-failed', msg = 'The work was cancelled.' } = job.error ?? {}
  return new ApiFailure(isFailureCode(code) ? code : 'job-failed', msg)
}
