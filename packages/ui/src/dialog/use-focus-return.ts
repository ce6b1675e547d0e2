import { useRef } from 'react'

export interface FocusReturn {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/** Returns the focus to the element that had it, when an overlay that is opened by state, not by a trigger, closes. */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement)
    },
    onCloseAutoFocus: (event) => {
      // Something that opened at the same moment may have the focus by now.
      if (document.activeElement !== document.body) {
        event.preventDefault()
        return
      }
      if (opener.current === null || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}

/** A menu disappears with the choice made in it. The button that it belongs to stays and is labelled by it. */
function lastingOpener(focused: Element | null): HTMLElement | null {
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = buttonId === null || buttonId === undefined ? focused : document.getElementById(buttonId)
  return opener instanceof HTMLElement ? opener : null
}
