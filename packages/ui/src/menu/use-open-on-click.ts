import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/**
 * Opens and closes a menu when its button is released. Radix does it when the button is pressed: on a phone the sheet would
 * then be below the finger before it is lifted, which would choose an entry.
 */
export function useOpenOnClick() {
  const [open, setOpen] = useState(false)
  // A press outside the menu, its button included, closes it before the click.
  const openAtPress = useRef<boolean | null>(null)
  const trigger = {
    onPointerDown(event: PointerEvent) {
      // Skips the handler of Radix.
      event.preventDefault()
      openAtPress.current = open
    },
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      const wasOpen = openAtPress.current ?? open
      openAtPress.current = null
      setOpen(!wasOpen)
      if (wasOpen) currentTarget.focus()
    },
  }
  return { root: { open, onOpenChange: setOpen }, trigger }
}
