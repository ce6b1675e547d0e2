import { useLayoutEffect, useState, type RefObject } from 'react'

/** Returns the width of an element's parent in pixels, or null until it has been measured. */
export function useRoom(part: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const place = part.current?.parentElement
    if (place === null || place === undefined) return undefined
    const measure = () => setRoom(place.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(place)
    return () => sizes.disconnect()
  }, [part])
  return room
}
