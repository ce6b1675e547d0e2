import { useEffect } from 'react'
import type { Editor } from '../editor/editor'

/** cmd or ctrl with z undoes, with shift it redoes; not while typing, and not behind an open dialog. */
export function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'z') return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [editor])
}

const textInputs = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number'])

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLInputElement) return textInputs.has(target.type)
  return target instanceof HTMLElement && target.isContentEditable
}
