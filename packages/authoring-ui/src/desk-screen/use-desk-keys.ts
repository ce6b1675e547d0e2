import { useEffect } from 'react'
import type { Desk } from '../desk/create-desk'
import { readCommand } from '../shortcuts/read-command'
import { isBehindDialog, isTyping } from './key-target'
import { useDesk } from './use-desk'

/** Handles the shortcuts for undo, redo and saving the chapter; not while a dialog is open. */
export function useDeskKeys(): void {
  const desk = useDesk()
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(desk, event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [desk])
}

function pressKey(desk: Desk, event: KeyboardEvent): void {
  const command = readCommand(event)
  switch (command) {
    case 'saveChapter':
      // The browser's own "save page" never opens here.
      event.preventDefault()
      if (desk.editor.getState().unsavedPages.size > 0 && !isBehindDialog()) void desk.saveAll()
      return
    case 'undo':
    case 'redo':
      if (isTyping(event.target) || isBehindDialog()) return
      event.preventDefault()
      desk.editor[command]()
      return
    default:
      return
  }
}
