const WINDOW_MS = 60_000
const MAX_RESTARTS = 5

/** Returns true if a database that ended unexpectedly may be restarted: not after five ends in a minute. */
export function mayRestart(earlierRestartsMs: readonly number[], nowMs: number): boolean {
  return earlierRestartsMs.filter((at) => nowMs - at < WINDOW_MS).length < MAX_RESTARTS
}
