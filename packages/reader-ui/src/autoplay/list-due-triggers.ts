import type { AutoplayPlan } from './plan-autoplay'

/**
 * Returns the ids of the triggers that open automatically in `(from, to]`, in seconds, ordered by time, without those that have
 * opened since the page was entered. None if time runs backwards or is NaN: the caller passes times that were played, not those
 * that a seek skips. To include time 0, pass a `from` below 0.
 *
 * @example
 * const plan = { atPageStart: [], timed: [{ id: 'pond', seconds: 4 }] }
 * listDueTriggers(plan, { from: 3.9, to: 4, opened: new Set() }) // => ['pond']
 * listDueTriggers(plan, { from: 4, to: 4.1, opened: new Set() }) // => []
 * listDueTriggers(plan, { from: 3.9, to: 4, opened: new Set(['pond']) }) // => []
 */
export function listDueTriggers(
  plan: AutoplayPlan,
  played: { from: number; to: number; opened: ReadonlySet<string> },
): string[] {
  return plan.timed
    .filter(({ id, seconds }) => played.from < seconds && seconds <= played.to && !played.opened.has(id))
    .map(({ id }) => id)
}
