import { createChangeCommands } from './create-change-commands'
import { createCopyCommands } from './create-copy-commands'
import { createEditorStore } from './create-editor-store'
import { createPageCommands } from './create-page-commands'
import { createSelectionCommands } from './create-selection-commands'
import { createToolRunner } from './create-tool-runner'
import type { Editor } from './editor'
import { indexShownRects } from './index-shown-rects'
import { createRectClipboard, type RectClipboard } from './rect-clipboard'

export interface EditorOptions {
  /** Creates ids for rects that the author draws. */
  readonly newId: () => string
  /** Its own if left out: what is copied in one editor can then not be pasted in another. */
  readonly clipboard?: RectClipboard
}

export function createEditor({ newId, clipboard = createRectClipboard() }: EditorOptions): Editor {
  const store = createEditorStore()
  const { document, getState, subscribe, update } = store
  const indexOf = indexShownRects(document)
  // A gesture meets the rects where they were when it began: to index all of them at each move would take milliseconds.
  const readIndex = () => indexOf(getState().scope, getState().settledVersion)
  const { send, cancelGesture } = createToolRunner({ store, readIndex, newId })

  return {
    ...createPageCommands(store, cancelGesture),
    ...createSelectionCommands(store, cancelGesture),
    ...createCopyCommands(store, { cancelGesture, clipboard, newId }),
    ...createChangeCommands(store, cancelGesture),
    document,
    clipboard,
    getState,
    subscribe,
    onTap: store.onTap,
    show(scope, pageSize) {
      cancelGesture()
      // Marks have no times.
      const { tool } = getState()
      const kept = scope.kind === 'marks' && tool === 'assignTime' ? 'editRects' : tool
      update({ tool: kept, scope, pageSize, selected: new Set(), hovered: { kind: 'page' }, selectionBox: null })
    },
    setTool(tool) {
      cancelGesture()
      update({ tool, hovered: { kind: 'page' } })
    },
    setCanvasSize: (canvasSize) => update({ canvasSize }),
    setViewport: (viewport) => update({ viewport }),
    within: (box) => readIndex().search(box),
    send,
  }
}
