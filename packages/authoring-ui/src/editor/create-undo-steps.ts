import { createHistory, isEmptyChange, type History, type Mark } from '@lectern/core/editing'
import { countUndoSteps } from './count-undo-steps'
import type { PlacedRect } from './placed-rect'
import { leaveOutPages } from './rect-changes'
import type { RectChange } from './rect-document'

/**
 * What the author can undo and redo, and what makes one step of it: a change alone, a gesture from its begin to its
 * end, or changes that continue each other. What it is given has been done; what it gives is still to be done.
 */
export interface UndoSteps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly count: () => number
  readonly clear: () => void

  /** A change that is a step of its own. */
  readonly record: (change: RectChange, label: string) => void
  /** A change that, when it is `continued`, joins the step of the one before. */
  readonly recordInStep: (change: RectChange, label: string, continued: boolean) => void
  /** Whatever is continued from now on begins a step of its own. */
  readonly endStep: () => void
  /** Takes the step back that continued changes have made last; answers what that changes, null without one. */
  readonly abandonStep: () => RectChange | null

  readonly beginGesture: () => void
  readonly inGesture: () => boolean
  readonly recordInGesture: (change: RectChange) => void
  readonly endGesture: (label: string) => void
  /** Takes the gesture back; answers what that changes, null when none is under way. */
  readonly abandonGesture: () => RectChange | null

  /** The page is no more: steps on it alone are skipped, and others leave it out. */
  readonly forgetPage: (pageVariationId: number) => void
  readonly hasForgotten: (pageVariationId: number) => boolean
  /** Answers what the next step that changes anything changes; null at the end. */
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

  function abandonTo(place: Mark): RectChange {
    const back = history.abandonTo(place)
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
