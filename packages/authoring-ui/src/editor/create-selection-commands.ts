import { resizeRect, roundRect } from '@lectern/core/geometry'
import type { CopyCommands } from './create-copy-commands'
import type { EditorStore } from './create-editor-store'
import type { SelectionCommands } from './editor'
import type { PlacedRect } from './placed-rect'
import { changeToPlaced, changeToWithout } from './rect-changes'
import { translatePlaced } from './tools/step-translating'

export function createSelectionCommands(
  store: EditorStore,
  cancelGesture: () => void,
): Omit<SelectionCommands, keyof CopyCommands> {
  const { document } = store

  /** Replaces the selected rects by those that a pure function returns for them. */
  function changeSelected(
    label: string,
    continued: boolean,
    after: (rects: readonly PlacedRect[]) => readonly PlacedRect[],
  ): void {
    cancelGesture()
    const rects = [...store.getState().selected].map((id) => document.get(id)).filter((placed) => placed !== undefined)
    store.record(changeToPlaced(document, after(rects)), label, continued)
  }

  return {
    select: (ids) => store.update({ selected: new Set(ids) }),
    selectNext(direction) {
      const { scope, selected } = store.getState()
      if (scope === null) return null
      const list = document.inOrder(scope)
      const at = list.findIndex((placed) => selected.has(placed.id))
      const next = list[at === -1 ? (direction === 1 ? 0 : list.length - 1) : at + direction]
      if (next === undefined) return null
      store.update({ selected: new Set([next.id]) })
      return next
    },
    extendSelection(step) {
      const { scope, selected } = store.getState()
      if (scope === null) return null
      const list = document.inOrder(scope)
      const at = list.findLastIndex((placed) => selected.has(placed.id))
      if (step === 1) {
        const next = list[at + 1]
        if (next !== undefined) store.update({ selected: new Set([...selected, next.id]) })
        return next ?? null
      }
      const last = list[at]
      if (last === undefined || selected.size < 2) return null
      store.update({ selected: new Set([...selected].filter((id) => id !== last.id)) })
      return list.findLast((placed) => placed !== last && selected.has(placed.id)) ?? null
    },
    nudge(dx, dy, continued) {
      changeSelected('move', continued, (rects) => translatePlaced(rects, dx, dy, store.getState().pageSize))
    },
    grow(dx, dy, continued) {
      changeSelected('resize', continued, (rects) => rects.map((placed) => growPlaced(placed, dx, dy)))
    },
    removeSelected() {
      cancelGesture()
      store.record(changeToWithout(document, store.getState().selected), 'delete')
    },
  }
}

function growPlaced(placed: PlacedRect, dx: number, dy: number): PlacedRect {
  return { ...placed, rect: { ...placed.rect, ...roundRect(resizeRect(placed.rect, 'se', dx, dy)) } }
}
