import { Client } from 'pg'
import type { Logger } from 'pino'
import { advisoryLocks } from '../database/advisory-locks'
import type { DatabaseConnection } from '../database/open-database'
import { changeChannel, workChannel } from './jobs.repository'

export interface Subscription {
  /** Resolves at the next change, at once when there was one since the last wait, or after the time. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  close(): void
}

export interface JobChanges {
  start(): Promise<void>
  stop(): Promise<void>
  isListening(): boolean
  /**
   * False for some seconds after the connection was lost: what took it may have taken those of other workers too, which
   * look dead until theirs are back.
   */
  canTellTheDead(): boolean
  /** Changes of one job, or with null the arrival of new work. */
  subscribe(jobId: string | null): Subscription
}

const reconnectMilliseconds = 1000
/** In which every living worker has its connection back. */
const settleMilliseconds = 3 * reconnectMilliseconds

/**
 * Hears from Postgres when jobs change, in this process or another. The connection also holds the lock that shows this
 * worker to be alive, so it is made again at once when it is lost. Meanwhile nothing is heard: whoever waits looks again
 * when it is back, or by itself after its time.
 */
export function createJobChanges(connection: DatabaseConnection, owner: number, logger: Logger): JobChanges {
  const listeners = new Map<string | null, Set<() => void>>()
  let client: Client | null = null
  let stopped = false
  let settledAt = 0
  let retry: NodeJS.Timeout | undefined

  function tell(jobId: string | null): void {
    for (const listener of listeners.get(jobId) ?? []) listener()
  }

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, application_name: 'lectern-jobs' })
    next.on('error', (error) => {
      // While it is being made, the step that fails says so.
      if (client !== next) return
      logger.warn({ err: error }, 'the connection that hears of jobs was lost')
      client = null
      settledAt = Infinity
      reconnectLater(0)
    })
    next.on('notification', ({ channel, payload }) => {
      if (channel === workChannel) tell(null)
      if (channel === changeChannel && payload) tell(payload)
    })
    await next.connect()
    await next.query('select pg_advisory_lock($1, $2)', [advisoryLocks.worker, owner])
    await next.query(`listen ${workChannel}; listen ${changeChannel}`)
    client = next
    for (const jobId of listeners.keys()) tell(jobId)
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
        logger.warn({ err: error }, 'still no connection to hear of jobs')
        reconnectLater()
      })
    }, milliseconds)
  }

  return {
    start: connect,
    isListening: () => client !== null,
    canTellTheDead: () => client !== null && performance.now() >= settledAt,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await disconnect()
    },
    subscribe(jobId) {
      const own = listeners.get(jobId) ?? new Set()
      listeners.set(jobId, own)
      let changed = false
      let wake: (() => void) | null = null
      const listener = () => {
        changed = true
        wake?.()
      }
      own.add(listener)
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
          own.delete(listener)
          if (own.size === 0) listeners.delete(jobId)
        },
      }
    },
  }
}
