import { useEffect } from 'react'

/**
 * Gives the focus to a screen that took the place of another one, where what had it is gone: to its heading, which is
 * then read out, else to its main part.
 *
 * @param takesFocus false for the first screen of a visit, which is read from its beginning
 * @param screen another one for each screen
 */
export function useScreenFocus(takesFocus: boolean, screen: string): void {
  useEffect(() => {
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
    if (!takesFocus || target === null) return
    target.tabIndex = -1
    // In a frame, scrolling to it would scroll the page around the book.
    target.focus({ preventScroll: true })
  }, [takesFocus, screen])
}
