import { listDueTriggers } from './list-due-triggers'
import type { AutoplayPlan } from './plan-autoplay'

/** The triggers that open automatically during one visit of a page. */
export interface AutoplayState {
  /** The visited page; null before the first. */
  readonly pageId: number | null
  readonly plan: AutoplayPlan
  /** Triggers whose time has come during this visit. They do not open automatically again. */
  readonly started: ReadonlySet<string>
  /** Those of them that wait for their turn, the next one first. */
  readonly waiting: readonly string[]
  /** The trigger that is open; null without one. */
  readonly current: string | null
}

export type AutoplayEvent =
  /**
   * A page is shown, or the plan of the visited page has changed.
   *
   * `played` is the time that was played on the page before, if the narration turned it: triggers that are due then bring the
   * reader back to that page.
   */
  | {
      readonly type: 'page-shown'
      readonly pageId: number
      readonly plan: AutoplayPlan
      readonly played: { readonly from: number; readonly to: number } | null
    }
  /** The narration has played from one time to another, in seconds of the chapter's media. */
  | { readonly type: 'played'; readonly from: number; readonly to: number }
  /** The open trigger was closed, by the reader or at the end of its film or sound. */
  | { readonly type: 'closed' }
  /** Nothing covers the page, so that the next trigger can open. */
  | { readonly type: 'page-free' }

export const initialAutoplayState: AutoplayState = {
  pageId: null,
  plan: { atPageStart: [], timed: [] },
  started: new Set(),
  waiting: [],
  current: null,
}

/** Returns the state after an event. Returns the same state if nothing changes. */
export function stepAutoplay(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event.type) {
    case 'page-shown': {
      const { pageId, plan, played } = event
      if (pageId === state.pageId) return changePlan(state, plan)
      const isLeavingEarly = played !== null && listDue(state, played).length > 0
      if (isLeavingEarly) return stepAutoplay(state, { type: 'played', ...played })
      return start({ ...initialAutoplayState, pageId, plan }, plan.atPageStart)
    }
    case 'played':
      return start(state, listDue(state, event))
    case 'closed':
      return state.current === null ? state : { ...state, current: null }
    case 'page-free': {
      const [next, ...waiting] = state.waiting
      return state.current !== null || next === undefined ? state : { ...state, current: next, waiting }
    }
  }
}

function listDue({ plan, started }: AutoplayState, { from, to }: { readonly from: number; readonly to: number }) {
  return listDueTriggers(plan, { from, to, opened: started })
}

/** Follows a change of language: the triggers that open automatically may be others. */
function changePlan(state: AutoplayState, plan: AutoplayPlan): AutoplayState {
  if (plan === state.plan) return state
  const planned = new Set([...plan.atPageStart, ...plan.timed.map(({ id }) => id)])
  const kept = {
    ...state,
    plan,
    waiting: state.waiting.filter((id) => planned.has(id)),
    current: state.current !== null && planned.has(state.current) ? state.current : null,
  }
  return start(
    kept,
    plan.atPageStart.filter((id) => !state.started.has(id)),
  )
}

function start(state: AutoplayState, ids: readonly string[]): AutoplayState {
  if (ids.length === 0) return state
  return { ...state, started: new Set([...state.started, ...ids]), waiting: [...state.waiting, ...ids] }
}
