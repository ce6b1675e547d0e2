import { isEmptyChange } from '@lectern/core/editing'
import type { EditorStore } from './create-editor-store'
import { changeToPlaced } from './rect-changes'
import { isSameTarget } from './tools/is-same-target'
import type { ToolPlan } from './tools/tool-state'
import { panBy } from './viewport'

/** Executes one effect of a tool's step. */
export function runToolPlan(store: EditorStore, plan: ToolPlan): void {
  const { steps } = store
  switch (plan.do) {
    case 'mark':
      return steps.beginGesture()
    case 'set': {
      const change = changeToPlaced(store.document, plan.rects)
      if (isEmptyChange(change) || !steps.inGesture()) return
      steps.recordInGesture(change)
      return store.apply(change)
    }
    case 'squash':
      steps.endGesture(plan.label)
      return store.update({})
    case 'abandon':
      return store.discard(steps.abandonGesture())
    case 'select':
      return store.update({ selected: plan.ids })
    case 'hover':
      if (!isSameTarget(store.getState().hovered, plan.target)) store.update({ hovered: plan.target })
      return
    case 'brush':
      return store.update({ selectionBox: plan.box })
    case 'guide':
      return store.update({ guides: plan.guides })
    case 'pan':
      return store.update({ viewport: panBy(store.getState().viewport, plan.dx, plan.dy) })
    case 'tap':
      return store.tap(plan.target)
  }
}
