export { createEditor, type EditorOptions } from './create-editor'
export type { Editor, PageRects, PageSnapshot } from './editor'
export type { EditorState } from './editor-state'
