import { placeCopies } from './arrange/place-copies'
import type { EditorStore } from './create-editor-store'
import type { SelectionCommands } from './editor'
import type { PlacedRect } from './placed-rect'
import { changeToPlaced } from './rect-changes'
import type { RectClipboard } from './rect-clipboard'

export type CopyCommands = Pick<SelectionCommands, 'listSelected' | 'copySelected' | 'paste'>

export interface CopyCommandsOptions {
  readonly cancelGesture: () => void
  readonly clipboard: RectClipboard
  readonly newId: () => string
}

/** Commands that copy rects between pages; marks have copies of their own. */
export function createCopyCommands(
  store: EditorStore,
  { cancelGesture, clipboard, newId }: CopyCommandsOptions,
): CopyCommands {
  const { document } = store

  function listSelected(): readonly PlacedRect[] {
    const { scope, selected } = store.getState()
    return scope === null ? [] : document.inOrder(scope).filter(({ id }) => selected.has(id))
  }

  return {
    listSelected,
    copySelected() {
      const { scope, pageSize } = store.getState()
      const rects = listSelected().map(({ rect }) => rect)
      if (scope === null || scope.kind === 'marks' || rects.length === 0) return false
      clipboard.write({ rects, pageSize })
      return true
    },
    paste() {
      cancelGesture()
      const { scope, pageSize, selected } = store.getState()
      const copied = clipboard.read()
      if (scope === null || scope.kind === 'marks' || copied === null) return false
      const placed = placeCopies(copied, { scope, pageSize, inOrder: document.inOrder(scope), selected, newId })
      store.record(changeToPlaced(document, placed), 'paste')
      store.update({ selected: new Set(placed.map(({ id }) => id)) })
      return true
    },
  }
}
