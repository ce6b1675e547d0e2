import { hitTest, type SpatialIndex } from '@lectern/core/geometry'
import type { EditorState } from './editor-state'
import { handleReachPx } from './handle-points'
import type { RectScope } from './placed-rect'
import type { RectDocument } from './rect-document'
import type { ToolContext } from './tools/tool-state'

/** The state and the documents that a tool's context is read from. */
export interface ToolContextSource {
  readonly state: EditorState
  readonly scope: RectScope
  readonly document: RectDocument
  readonly index: () => SpatialIndex
  /** Creates ids for rects that the author draws. */
  readonly newId: () => string
}

/** Reads the parts of the editor that a tool may see. */
export function readToolContext({ state, scope, document, index, newId }: ToolContextSource): ToolContext {
  const { tool, viewport, pageSize, selected } = state
  return {
    tool,
    scope,
    zoom: viewport.zoom,
    pageSize,
    selected,
    get: (id) => document.get(id),
    inOrder: () => document.inOrder(scope),
    hit: (point) =>
      hitTest(index(), point.x, point.y, {
        selected,
        zoom: viewport.zoom,
        // Only a single rect shows its handles.
        handlePx: selected.size === 1 ? handleReachPx : 0,
      }) ?? { kind: 'page' },
    within: (box) => index().search(box),
    newId,
  }
}
