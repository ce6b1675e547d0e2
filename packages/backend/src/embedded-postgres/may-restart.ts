const WINDOW_MS = 60_000
const MOST_RESTARTS = 5

/** May a database that ended by itself be started once more? Not when it keeps ending: five times in a minute. */
export function mayRestart(earlierRestartsMs: readonly number[], nowMs: number): boolean {
  return earlierRestartsMs.filter((at) => nowMs - at < WINDOW_MS).length < MOST_RESTARTS
}
