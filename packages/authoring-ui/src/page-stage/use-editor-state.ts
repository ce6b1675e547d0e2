import { useSyncExternalStore } from 'react'
import type { Editor } from '../editor/editor'
import type { EditorState } from '../editor/editor-state'

/** Returns one value of the editor's state; the component renders again when that value changes. */
export function useEditorState<T>(editor: Editor, select: (state: EditorState) => T): T {
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}
