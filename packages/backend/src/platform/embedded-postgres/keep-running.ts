import { countShortRuns, keepsEnding, planRestartPause } from './plan-restart'
import type { Postmaster, PostmasterStart } from './start-postmaster'

export interface KeepRunningOptions {
  readonly start: () => Promise<PostmasterStart>
  readonly log: (line: string) => void
  readonly nowMs: () => number
  /** Waits so many milliseconds; rejects when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Called once, when the database has ended so often that something is wrong with it. */
  readonly onKeepsEnding?: () => void
}

/** A database that is started again whenever it ends. */
export interface RunningDatabase {
  /** Returns why the database is not running; null while it runs. Names neither folders nor addresses. */
  fault(): string | null
  /** Stops it for good. */
  stop(): Promise<void>
}

/**
 * Restarts the database when it ends unexpectedly, such as when the system kills it; clients reconnect automatically. A
 * database that keeps ending is started again after growing pauses, so that it recovers when the cause is removed.
 */
export function keepRunning(first: Postmaster, options: KeepRunningOptions): RunningDatabase {
  const { start, log, nowMs, pause, onKeepsEnding } = options
  const stopping = new AbortController()
  let current = first
  let shortRuns = 0
  let fault: string | null = null

  /** Waits before the next start. Returns false if the database is stopped meanwhile. */
  const waitAfterEnd = async (output: string, ranMs: number): Promise<boolean> => {
    const wasEnding = keepsEnding(shortRuns)
    shortRuns = countShortRuns(shortRuns, ranMs)
    const pauseMs = planRestartPause(shortRuns)
    fault = describeFault(output, shortRuns, pauseMs)
    if (pauseMs > 0) log(`the database keeps ending: the next start is in ${pauseMs / 1000} s`)
    if (keepsEnding(shortRuns) && !wasEnding) onKeepsEnding?.()
    if (pauseMs > 0) await pause(pauseMs, stopping.signal).catch(() => undefined)
    return !stopping.signal.aborted
  }

  const restartWhenEnded = async (): Promise<void> => {
    for (let startedMs = nowMs(); ;) {
      const { output } = await current.ended
      if (stopping.signal.aborted) return
      log(`the database ended by itself: ${lastLine(output)}`)
      let mayStart = await waitAfterEnd(output, nowMs() - startedMs)
      while (mayStart) {
        startedMs = nowMs()
        const next = await start()
        if (next.kind === 'ready') {
          current = next
          fault = null
          break
        }
        log(`the database could not be started again: ${lastLine(next.output)}`)
        mayStart = await waitAfterEnd(next.output, 0)
      }
      if (!mayStart) return
    }
  }
  const restarting = restartWhenEnded()
  return {
    fault: () => fault,
    async stop() {
      stopping.abort()
      await current.stop()
      await restarting
      // A restart may have been in progress when the stop was requested.
      await current.stop()
    },
  }
}

function describeFault(output: string, shortRuns: number, pauseMs: number): string {
  const reason = output.includes('No space left on device') ? 'its disk is full' : 'the log says why'
  if (pauseMs === 0) return 'the included database ended and is being started again'
  return `the included database ended ${shortRuns} times: ${reason}. The next start is in ${pauseMs / 1000} s`
}

function lastLine(output: string): string {
  return output.trimEnd().replace(/^[^]*\n/, '')
}
