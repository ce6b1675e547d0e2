import type { PhotographPlan } from '@lectern/core/page-photographs'

/** Changes of one photograph while it is open; null stands for its original. */
export interface PlanHistory {
  readonly past: readonly (PhotographPlan | null)[]
  readonly present: PhotographPlan | null
  readonly future: readonly (PhotographPlan | null)[]
}

const MAX_STEPS = 50

export type PlanEvent =
  /** `isSameStep`: goes on with the gesture before, such as a drag. */
  | { readonly kind: 'changed'; readonly plan: PhotographPlan | null; readonly isSameStep: boolean }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }

/** Keeps up to 50 steps; a new change clears what could be redone. */
export function stepPlanHistory(history: PlanHistory, event: PlanEvent): PlanHistory {
  const { past, present, future } = history
  switch (event.kind) {
    case 'changed': {
      const steps = event.isSameStep ? past : [...past, present].slice(-MAX_STEPS)
      return { past: steps, present: event.plan, future: [] }
    }
    case 'undone': {
      const before = past.at(-1)
      return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
    }
    case 'redone': {
      const [next] = future
      return next === undefined ? history : { past: [...past, present], present: next, future: future.slice(1) }
    }
  }
}
