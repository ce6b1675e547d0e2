import { useLayoutEffect, useState, type RefObject } from 'react'

/** Returns the width of an element's parent in pixels, or null until it has been measured. */
export function useRoom(part: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const container = part.current?.parentElement
    if (container === null || container === undefined) return undefined
    const measure = () => setRoom(container.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(container)
    return () => sizes.disconnect()
  }, [part])
  return room
}
