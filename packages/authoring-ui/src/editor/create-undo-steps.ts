import { createHistory, isEmptyChange, type History, type Mark } from '@lectern/core/editing'
import { countUndoSteps } from './count-undo-steps'
import type { PlacedRect } from './placed-rect'
import { leaveOutPages } from './rect-changes'
import type { RectChange } from './rect-document'

/**
 * The undo history, and the rules that make one step: a single change, a gesture from start to end, or changes that continue
 * each other. Recorded changes have been applied; returned changes are still to be applied.
 */
export interface UndoSteps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly count: () => number
  readonly clear: () => void

  /** Records a change as a step of its own. */
  readonly record: (change: RectChange, label: string) => void
  /** Records a change; if `continued`, it joins the step before. */
  readonly recordInStep: (change: RectChange, label: string, continued: boolean) => void
  /** Ends the current step: a continued change starts a new one. */
  readonly endStep: () => void
  /** Discards the last step of continued changes. Returns the change to apply; null without such a step. */
  readonly abandonStep: () => RectChange | null

  readonly beginGesture: () => void
  readonly inGesture: () => boolean
  readonly recordInGesture: (change: RectChange) => void
  readonly endGesture: (label: string) => void
  /** Discards the gesture. Returns the change to apply; null if no gesture is under way. */
  readonly abandonGesture: () => RectChange | null

  /** Drops a page: steps on it alone are skipped, others leave it out. */
  readonly forgetPage: (pageVariationId: number) => void
  readonly hasForgotten: (pageVariationId: number) => boolean
  /** Returns the next change of the history that is not empty; null at its end. */
  readonly travel: (direction: 'undo' | 'redo') => RectChange | null
}

export function createUndoSteps(): UndoSteps {
  let history: History<PlacedRect> = createHistory<PlacedRect>()
  let gestureMark: Mark | null = null
  let stepMark: Mark | null = null
  const forgotten = new Set<number>()

  function mark(): Mark {
    const marked = history.mark()
    history = marked.history
    return marked.mark
  }

  function abandonTo(target: Mark): RectChange {
    const back = history.abandonTo(target)
    history = back.history
    return back.change
  }

  return {
    get canUndo() {
      return history.canUndo
    },
    get canRedo() {
      return history.canRedo
    },
    count: () => countUndoSteps(history),
    clear() {
      history = history.clear()
    },
    record(change, label) {
      stepMark = null
      history = history.record(change, label)
    },
    recordInStep(change, label, continued) {
      if (!continued || stepMark === null) stepMark = mark()
      history = history.record(change, label).squashTo(stepMark, label)
    },
    endStep() {
      stepMark = null
    },
    abandonStep() {
      if (stepMark === null) return null
      const change = abandonTo(stepMark)
      stepMark = null
      return change
    },
    beginGesture() {
      gestureMark = mark()
    },
    inGesture: () => gestureMark !== null,
    recordInGesture(change) {
      if (gestureMark !== null) history = history.record(change).squashTo(gestureMark, 'gesture')
    },
    endGesture(label) {
      if (gestureMark !== null) history = history.squashTo(gestureMark, label)
      gestureMark = null
    },
    abandonGesture() {
      if (gestureMark === null) return null
      const change = abandonTo(gestureMark)
      gestureMark = null
      return change
    },
    forgetPage: (pageVariationId) => void forgotten.add(pageVariationId),
    hasForgotten: (pageVariationId) => forgotten.has(pageVariationId),
    travel(direction) {
      stepMark = null
      for (let moved = history[direction](); moved !== null; moved = history[direction]()) {
        history = moved.history
        const change = leaveOutPages(moved.change, forgotten)
        if (!isEmptyChange(change)) return change
      }
      return null
    },
  }
}
