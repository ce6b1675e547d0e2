import type { EditorStore } from './create-editor-store'
import type { ChangeCommands } from './editor'
import { changeToRects, joinChanges } from './rect-changes'

export function createChangeCommands(store: EditorStore, cancelGesture: () => void): ChangeCommands {
  const { document, steps } = store

  function travel(direction: 'undo' | 'redo'): void {
    cancelGesture()
    const change = steps.travel(direction)
    if (change === null) store.update({})
    else store.apply(change)
  }

  return {
    perform(label, change, continued) {
      cancelGesture()
      store.record(change, label, continued)
    },
    abandonStep() {
      cancelGesture()
      store.discard(steps.abandonStep())
    },
    replaceRects(label, scopes) {
      cancelGesture()
      const known = scopes.filter(({ scope }) => !steps.hasForgotten(scope.pageVariationId))
      store.record(joinChanges(known.map(({ scope, rects }) => changeToRects(document, scope, rects))), label)
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    countUndoSteps: steps.count,
    clearHistory() {
      steps.clear()
      store.update({})
    },
  }
}
