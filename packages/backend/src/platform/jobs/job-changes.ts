import { Client } from 'pg'
import type { Logger } from 'pino'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import type { DatabaseConnection } from '../database/open-database'
import { changeChannel, workChannel } from './jobs.repository'

export interface Subscription {
  /** Resolves at the next change, immediately if there was one since the last wait, or after the timeout. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  close(): void
}

export interface JobChanges {
  start(): Promise<void>
  stop(): Promise<void>
  isListening(): boolean
  /**
   * False for some seconds after the connection was lost: other workers may have lost theirs too, and would look dead
   * until they reconnect.
   */
  canDetectDeadWorkers(): boolean
  /** Subscribes to changes of one job, or with null to newly queued jobs. */
  subscribe(jobId: string | null): Subscription
}

const reconnectMilliseconds = 1000
/** Time in which every living worker reconnects. */
const settleMilliseconds = 3 * reconnectMilliseconds

/**
 * Listens to Postgres notifications about jobs of all processes. The connection also holds the lock that shows that
 * this worker is alive, so it reconnects immediately. Meanwhile nothing is received: waiting callers check again after
 * reconnecting or after their time-out.
 */
export function createJobChanges(connection: DatabaseConnection, owner: number, logger: Logger): JobChanges {
  const listeners = new Map<string | null, Set<() => void>>()
  let client: Client | null = null
  let stopped = false
  let settledAt = 0
  let retry: NodeJS.Timeout | undefined

  function notify(jobId: string | null): void {
    listeners.get(jobId)?.forEach((listener) => listener())
  }

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, application_name: 'lectern-jobs' })
    next.on('error', (error) => {
      // During connecting, the failing step reports the error.
      if (client !== next) return
      logger.warn({ err: error }, 'the connection for job notifications was lost')
      client = null
      settledAt = Infinity
      reconnectLater(0)
    })
    next.on('notification', ({ channel, payload }) => {
      if (channel === workChannel) notify(null)
      if (channel === changeChannel && payload) notify(payload)
    })
    await next.connect()
    await next.query('select pg_advisory_lock($1, $2)', [advisoryLocks.worker, owner])
    await next.query(`listen ${workChannel}; listen ${changeChannel}`)
    client = next
    for (const jobId of listeners.keys()) notify(jobId)
  }

  async function reconnect(): Promise<void> {
    await connect()
    settledAt = performance.now() + settleMilliseconds
    if (stopped) await disconnect()
  }

  async function disconnect(): Promise<void> {
    await client?.end()
    client = null
  }

  function reconnectLater(milliseconds = reconnectMilliseconds): void {
    if (stopped) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      reconnect().catch((error: unknown) => {
        logger.warn({ err: error }, 'reconnecting for job notifications failed; it is tried again')
        reconnectLater()
      })
    }, milliseconds)
  }

  return {
    start: connect,
    isListening: () => client !== null,
    canDetectDeadWorkers: () => client !== null && performance.now() >= settledAt,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await disconnect()
    },
    subscribe(jobId) {
      const jobListeners = listeners.get(jobId) ?? new Set()
      listeners.set(jobId, jobListeners)
      let changed = false
      let wake: (() => void) | null = null
      const listener = () => {
        changed = true
        wake?.()
      }
      jobListeners.add(listener)
      return {
        wait: (milliseconds, signal) =>
          new Promise((resolve) => {
            const finish = () => {
              clearTimeout(timer)
              signal.removeEventListener('abort', finish)
              wake = null
              changed = false
              resolve()
            }
            const timer = setTimeout(finish, milliseconds)
            wake = finish
            signal.addEventListener('abort', finish)
            if (changed || signal.aborted) finish()
          }),
        close() {
          jobListeners.delete(listener)
          if (jobListeners.size === 0) listeners.delete(jobId)
        },
      }
    },
  }
}
