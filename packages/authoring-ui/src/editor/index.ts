export { createEditor, type EditorOptions } from './create-editor'
export type { Editor, PageRects, PageSnapshot } from './editor'
export type { EditorState } from './editor-state'
export {
  placeRect,
  placeRects,
  rectKinds,
  scopeKey,
  type PlacedRect,
  type RectKind,
  type RectScope,
} from './placed-rect'
export type { RectChange, RectDocument } from './rect-document'
export { tools, type HitTarget, type Tool, type ToolEvent } from './tools/tool-state'
export { panBy, reveal, type Size } from './viewport'
