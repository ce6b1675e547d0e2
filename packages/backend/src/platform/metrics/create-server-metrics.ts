import type { HttpMethod } from '@lectern/contracts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../database/open-database'
import type { Queryable } from '../../entities/schema/database-handle'
import { shareRunningCall } from '../caching/share-running-call'
import { countJobs, type JobFigures } from './count-jobs.repository'
import { createMetrics, type Sample } from './create-metrics'

/** Histogram bounds in seconds, from a cached response to one that waits for speech. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const methods: ReadonlySet<string> = new Set<Uppercase<HttpMethod> | 'HEAD'>(['GET', 'POST', 'PUT', 'DELETE', 'HEAD'])
const timerMilliseconds = 10
const slowestCountMilliseconds = 3000

export interface CompletedCall {
  method: string
  /** Path of the contract, never the requested one; null for unknown paths. */
  route: string | null
  status: number
  seconds: number
}

export interface ServerMetrics {
  count(call: CompletedCall): void
  /** Returns all metrics in the text format of Prometheus. */
  write(): Promise<string>
  start(): void
  stop(): void
}

export function createServerMetrics(
  { database, pool }: Pick<OpenDatabase, 'database' | 'pool'>,
  logger: Logger,
): ServerMetrics {
  const figures = createMetrics()
  const calls = figures.counter('lectern_calls_total', 'Answered calls.')
  const durations = figures.histogram('lectern_call_duration_seconds', 'Time until the answer begins.', durationBounds)
  // A slow count keeps its connection, so scrapes that come meanwhile must share it.
  const countOnce = shareRunningCall(() => tryCountJobs(database, logger))
  const delay = monitorEventLoopDelay({ resolution: timerMilliseconds })

  return {
    count({ method, route, status, seconds }) {
      const labels = { method: methods.has(method) ? method : 'other', route: route ?? 'other' }
      calls.add({ ...labels, status: String(status) })
      durations.observe(labels, seconds)
    },
    async write() {
      const jobs = await withTimeout(slowestCountMilliseconds, countOnce, logger)
      const text = figures.write([
        ...describeJobs(jobs),
        {
          name: 'lectern_database_connections',
          help: 'Connections of this process.',
          values: [
            { labels: { state: 'idle' }, value: pool.idleCount },
            { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
          ],
        },
        one('lectern_database_waiting', 'Calls and jobs that wait for a connection.', pool.waitingCount),
        {
          name: 'lectern_event_loop_delay_seconds',
          help: 'How late timers fire, since these figures were last asked for.',
          values: [50, 99, 100].map((percentile) => ({
            labels: { quantile: String(percentile / 100) },
            // Delay between two timers; not a number before the first measurement.
            value: Math.max(0, (delay.percentile(percentile) || 0) / 1e9 - timerMilliseconds / 1000),
          })),
        },
        ...describeProcess(),
      ])
      delay.reset()
      return text
    },
    start: () => void delay.enable(),
    stop: () => void delay.disable(),
  }
}

function describeJobs(jobs: JobFigures | null): Sample[] {
  const reachable = one('lectern_database_reachable', '1 when the database answers.', jobs === null ? 0 : 1)
  if (jobs === null) return [reachable]
  return [
    reachable,
    {
      name: 'lectern_jobs',
      help: 'Jobs in the database; those that ended are kept for some days.',
      values: jobs.byKindAndState.map(({ kind, state, jobs: value }) => ({ labels: { kind, state }, value })),
    },
    one('lectern_jobs_oldest_wait_seconds', 'How long the oldest waiting job waits.', jobs.oldestWaitSeconds),
  ]
}

function describeProcess(): Sample[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    one('process_resident_memory_bytes', 'Memory of this process.', rss),
    one('nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
    one('nodejs_external_memory_bytes', 'Memory of its buffers.', external),
    {
      ...one('process_cpu_seconds_total', 'Processor time of this process.', (user + system) / 1e6),
      type: 'counter',
    },
    one('process_uptime_seconds', 'Since the process began.', process.uptime()),
  ]
}

function one(name: string, help: string, value: number): Sample {
  return { name, help, values: [{ value }] }
}

/** Counts the jobs. Logs a failure and returns null, because the other metrics matter most then. */
async function tryCountJobs(database: Queryable, logger: Logger): Promise<JobFigures | null> {
  try {
    return await countJobs(database)
  } catch (error) {
    logger.warn({ err: error }, 'the jobs could not be counted')
    return null
  }
}

/** Returns null on a time-out. */
async function withTimeout<T>(milliseconds: number, work: () => Promise<T | null>, logger: Logger): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      logger.warn({ milliseconds }, 'counting the jobs takes too long')
      resolve(null)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
