import { useEffect } from 'react'
import type { Editor } from '../editor/editor'
import { readCommand } from '../shortcuts/read-command'

/** Undoes and redoes by keyboard; not while typing, and not behind an open dialog. */
export function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = readCommand(event)
      if (command !== 'undo' && command !== 'redo') return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      event.preventDefault()
      if (command === 'redo') editor.redo()
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
