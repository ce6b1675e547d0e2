import { useEffect, useState } from 'react'

/** Returns screen pixels per CSS pixel; changes with browser zoom or another screen. */
export function useDevicePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio)
  // A media query reports only whether one ratio still holds, so each new ratio needs a new query.
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`)
    const read = () => setRatio(window.devicePixelRatio)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [ratio])
  return ratio
}
