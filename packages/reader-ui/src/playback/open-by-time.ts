import type { AutoplayPlan } from './plan-autoplay'

/**
 * The triggers that open by themselves while time plays from after `from` up to and with `to`, in seconds, by time; without
 * those that have opened on this visit of the page, which do so once. Time that runs back, or is no number, opens none: the
 * caller asks for what was played, not for what a seek passes over. What plays from the very beginning comes from below 0.
 *
 * @example
 * const plan = { atPageStart: [], timed: [{ id: 'pond', seconds: 4 }] }
 * openByTime(plan, { from: 3.9, to: 4, opened: new Set() }) // => ['pond']
 * openByTime(plan, { from: 4, to: 4.1, opened: new Set() }) // => []
 * openByTime(plan, { from: 3.9, to: 4, opened: new Set(['pond']) }) // => []
 */
export function openByTime(
  plan: AutoplayPlan,
  played: { from: number; to: number; opened: ReadonlySet<string> },
): string[] {
  return plan.timed
    .filter(({ id, seconds }) => played.from < seconds && seconds <= played.to && !played.opened.has(id))
    .map(({ id }) => id)
}
