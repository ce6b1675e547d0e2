import { useEffect } from 'react'
import { readCommand } from '../shortcuts/read-command'
import type { QuizDesk } from './create-quiz-desk'

/** Handles the shortcuts for undo, redo and saving; not while a dialog is open. */
export function useQuizKeys(desk: QuizDesk, save: () => unknown): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = readCommand(event)
      if (command !== 'saveChapter' && command !== 'undo' && command !== 'redo') return
      // The browser's own "save page" never opens here, and its undo would change one field and not the quiz.
      event.preventDefault()
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      if (command === 'saveChapter') void save()
      else desk[command]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [desk, save])
}
