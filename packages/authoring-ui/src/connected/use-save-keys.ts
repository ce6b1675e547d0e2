import { useEffect } from 'react'
import type { Editor } from '../editor/editor'
import { readCommand } from '../shortcuts/read-command'
import type { Saving } from './use-saving'

/** Saves the chapter by keyboard; the browser's own "save page" never opens here. */
export function useSaveKeys(editor: Editor, save: Saving['save']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (readCommand(event) !== 'saveChapter') return
      event.preventDefault()
      const { unsavedPages } = editor.getState()
      if (unsavedPages.size === 0 || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      void save('chapter', unsavedPages)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [editor, save])
}
