import type { Hold } from './plan-holds'

/**
 * Returns the first hold in `(from, to]`, in seconds; null without one, and if time runs backwards or is NaN. The caller
 * passes times that were played, not those that a seek skips.
 *
 * @example
 * const holds = [{ atSeconds: 2, pauseAfter: 1.5 }]
 * findHold(holds, { from: 1.99, to: 2.01 }) // => { atSeconds: 2, pauseAfter: 1.5 }
 * findHold(holds, { from: 2.01, to: 2.03 }) // => null
 */
export function findHold(holds: readonly Hold[], played: { from: number; to: number }): Hold | null {
  return holds.find(({ atSeconds }) => played.from < atSeconds && atSeconds <= played.to) ?? null
}
