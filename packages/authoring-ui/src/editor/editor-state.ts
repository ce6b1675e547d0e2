import type { Box, Guide, Viewport } from '@lectern/core/geometry'
import type { RectScope } from './placed-rect'
import type { HitTarget, Tool, ToolState } from './tools/tool-state'
import type { Size } from './viewport'

/** The editor's observable state; a new object whenever anything in it changes. */
export interface EditorState {
  readonly tool: Tool
  readonly scope: RectScope | null
  /** Pixels of the current page image. */
  readonly pageSize: Size
  readonly viewport: Viewport
  /** CSS pixels of the stage. */
  readonly canvasSize: Size
  readonly selected: ReadonlySet<string>
  readonly hovered: HitTarget
  /** Rectangle dragged to select rects; null otherwise. */
  readonly selectionBox: Box | null
  /** Lines along which the dragged marks and others are aligned; none outside of a drag. */
  readonly guides: readonly Guide[]
  readonly gesture: ToolState['kind']
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly unsavedPages: ReadonlySet<number>
  /** Counts the changes of the document. */
  readonly documentVersion: number
  /** Same as `documentVersion`, but unchanged during a gesture. For code that need not react to each move. */
  readonly settledVersion: number
}

export const initialEditorState: EditorState = {
  tool: 'editRects',
  scope: null,
  pageSize: { width: 1, height: 1 },
  viewport: { x: 0, y: 0, zoom: 1 },
  canvasSize: { width: 1, height: 1 },
  selected: new Set(),
  hovered: { kind: 'page' },
  selectionBox: null,
  guides: [],
  gesture: 'resting',
  canUndo: false,
  canRedo: false,
  unsavedPages: new Set(),
  documentVersion: 0,
  settledVersion: 0,
}
