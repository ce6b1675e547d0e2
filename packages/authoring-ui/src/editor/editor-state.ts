import type { Box, Viewport } from '@lectern/core/geometry'
import type { RectScope } from './placed-rect'
import type { HitTarget, Tool, ToolState } from './tools/tool-state'
import type { Size } from './viewport'

/** The editor's observable state; a new object whenever anything in it changes. */
export interface EditorState {
  readonly tool: Tool
  readonly scope: RectScope | null
  /** Pixels of the current page image. */
  readonly page: Size
  readonly viewport: Viewport
  readonly window: Size
  readonly selected: ReadonlySet<string>
  readonly hovered: HitTarget
  readonly brush: Box | null
  readonly gesture: ToolState['kind']
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly unsavedPages: ReadonlySet<number>
  /** Counts the changes of the document. */
  readonly documentVersion: number
  /** Version of the document before the current gesture, for readers that need not follow each move. */
  readonly settledVersion: number
}

export const initialEditorState: EditorState = {
  tool: 'editRects',
  scope: null,
  page: { width: 1, height: 1 },
  viewport: { x: 0, y: 0, zoom: 1 },
  window: { width: 1, height: 1 },
  selected: new Set(),
  hovered: { kind: 'page' },
  brush: null,
  gesture: 'resting',
  canUndo: false,
  canRedo: false,
  unsavedPages: new Set(),
  documentVersion: 0,
  settledVersion: 0,
}
