import { useEffect, useState, type RefObject } from 'react'
import { shutAround } from './shut-around'
import { enterFullScreen, hasScreen, leaveFullScreen, onFullScreenChange, type FullScreenKind } from './full-screen-api'

export interface FullScreenState {
  /** Null while the frame is part of the page. */
  readonly fills: FullScreenKind | null
  readonly toggle: () => void
}

/** Tracks whether a frame fills the screen, or the window when the browser has no full screen. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): FullScreenState {
  const [fills, setFills] = useState<FullScreenKind | null>(null)

  useEffect(
    () => onFullScreenChange(() => setFills((known) => (known === 'screen' && !hasScreen() ? null : known))),
    [],
  )
  useEffect(() => {
    if (fills !== null && frame.current !== null) return shutAround(frame.current)
  }, [fills, frame])
  useEffect(() => {
    if (fills !== 'window') return
    // The browser handles Escape only for the screen.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFills(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [fills])

  const toggle = () => {
    if (fills !== null) {
      setFills(null)
      void leaveFullScreen()
    } else void enterFullScreen().then(setFills)
  }
  return { fills, toggle }
}
