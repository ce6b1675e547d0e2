import { useEffect, useEffectEvent } from 'react'
import { readCommand } from '../shortcuts/read-command'

/** Handles the shortcuts for undo and redo while one photograph is corrected in a dialog; the desk's own rest behind it. */
export function usePlanKeys(travel: (kind: 'undone' | 'redone') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = readCommand(event)
    if (command !== 'undo' && command !== 'redo') return
    event.preventDefault()
    travel(command === 'undo' ? 'undone' : 'redone')
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
