import { useEffect, useState } from 'react'
import { asksForShortcuts } from './asks-for-shortcuts'

export interface ShortcutSheetState {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const openDialog = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const writtenIn = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(writtenIn))
}

/** Opens a `ShortcutSheet` with "?". Small enough for the first load; the sheet itself can be loaded on demand. */
export function useShortcutSheet(): ShortcutSheetState {
  const [open, onOpenChange] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = asksForShortcuts({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: isTyping(event.target),
        isInDialog: () => document.querySelector(openDialog) !== null,
      })
      if (!asked || event.defaultPrevented) return
      event.preventDefault()
      onOpenChange(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { open, onOpenChange }
}
