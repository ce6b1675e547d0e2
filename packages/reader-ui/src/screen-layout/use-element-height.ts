import { useLayoutEffect, useState, type RefObject } from 'react'

/** Returns an element's current height in CSS pixels; null before it is laid out. */
export function useElementHeight(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => setHeight(measured.clientHeight)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(measured)
    return () => sizes.disconnect()
  }, [element])
  return height
}
