import { useRef } from 'react'

export interface FocusReturn {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/** Gives the focus back to what had it when an overlay that is opened by state, not by a trigger of its own, closes. */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event) => {
      if (opener.current === null || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
