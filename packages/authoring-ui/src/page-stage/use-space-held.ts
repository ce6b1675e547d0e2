import { useEffect, useState, type RefObject } from 'react'
import { readCommand } from '../shortcuts/read-command'

/**
 * Returns true if the space key is held for the stage: while the stage has the focus, or nothing has it and the pointer is over
 * the stage. Elsewhere the key belongs to the focused element, and while it is not active, to something else.
 */
export function useSpaceHeld(surface: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const isForStage = () => {
      const element = surface.current
      const focused = document.activeElement
      return element !== null && (focused === element || (focused === document.body && element.matches(':hover')))
    }
    const press = (event: KeyboardEvent) => {
      if (readCommand(event) !== 'movePage' || !isForStage()) return
      // The space key scrolls the window.
      event.preventDefault()
      setHeld(true)
    }
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') setHeld(false)
    }
    const forget = () => setHeld(false)
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    // The release is not received if another window has the focus by then.
    window.addEventListener('blur', forget)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      window.removeEventListener('blur', forget)
    }
  }, [surface, isActive])
  return held && isActive
}
