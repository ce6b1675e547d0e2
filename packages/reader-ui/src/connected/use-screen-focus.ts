import { useEffect } from 'react'

/**
 * Moves the focus to a screen that replaced another one, because the focused element is gone: to its heading, which is then
 * read out, or else to its main element.
 *
 * @param takesFocus false for the first screen of a visit, where the focus stays at the start of the document
 * @param screen identifies the screen; a change moves the focus
 */
export function useScreenFocus(takesFocus: boolean, screen: string): void {
  useEffect(() => {
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
    if (!takesFocus || target === null) return
    target.tabIndex = -1
    // It is read out, and takes no key: a ring around it would say nothing.
    target.style.outline = 'none'
    // In a frame, scrolling to it would scroll the host page.
    target.focus({ preventScroll: true })
  }, [takesFocus, screen])
}
