import { useEffect } from 'react'
import type { Desk } from '../desk/create-desk'
import { readCommand } from '../shortcuts/read-command'
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
  const isBehindDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
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

const textInputs = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number'])

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLInputElement) return textInputs.has(target.type)
  return target instanceof HTMLElement && target.isContentEditable
}
