import { useEffect } from 'react'

/** Closes a popup at the end of the film or sound that it started with. */
export function useCloseAtEnd(isWanted: boolean, close: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const end = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement && target.autoplay && target.closest('[role="dialog"]') !== null) close()
    }
    // Media elements do not bubble their events.
    document.addEventListener('ended', end, true)
    return () => document.removeEventListener('ended', end, true)
  }, [isWanted, close])
}
