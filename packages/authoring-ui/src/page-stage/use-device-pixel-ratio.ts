import { useEffect, useState } from 'react'

/** Pixels of the screen per CSS pixel: another one after the browser's zoom, or on another screen. */
export function useDevicePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio)
  // A media query knows of one ratio only whether it still holds, so each new ratio is followed anew.
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`)
    const read = () => setRatio(window.devicePixelRatio)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [ratio])
  return ratio
}
