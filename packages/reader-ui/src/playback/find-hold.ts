import type { Hold } from './plan-holds'

/**
 * The first hold that playing comes to after `from`, up to and with `to`, in seconds; null where there is none, time runs
 * back or is no number. The caller asks for what was played, not for what a seek passes over.
 *
 * @example
 * const holds = [{ atSeconds: 2, pauseAfter: 1.5 }]
 * findHold(holds, { from: 1.99, to: 2.01 }) // => { atSeconds: 2, pauseAfter: 1.5 }
 * findHold(holds, { from: 2.01, to: 2.03 }) // => null
 */
export function findHold(holds: readonly Hold[], played: { from: number; to: number }): Hold | null {
  return holds.find(({ atSeconds }) => played.from < atSeconds && atSeconds <= played.to) ?? null
}
