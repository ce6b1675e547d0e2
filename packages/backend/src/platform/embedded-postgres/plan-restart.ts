const LONG_RUN_MS = 60_000
const QUICK_RESTARTS = 5
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Returns the number of short runs in a row, after a run of `ranMs`: a run of a minute starts the count again. */
export function countShortRuns(earlier: number, ranMs: number): number {
  return ranMs >= LONG_RUN_MS ? 1 : earlier + 1
}

/** Returns true if a database has ended so often that something is wrong with it: after more than five short runs. */
export function keepsEnding(shortRuns: number): boolean {
  return shortRuns > QUICK_RESTARTS
}

/** Returns the pause before the next start: none after the first five short runs, then from a second up to a minute. */
export function planRestartPause(shortRuns: number): number {
  if (!keepsEnding(shortRuns)) return 0
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (shortRuns - QUICK_RESTARTS - 1))
}
