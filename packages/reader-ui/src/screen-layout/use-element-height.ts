import { useLayoutEffect, useState, type RefObject } from 'react'

/** How high an element is, in CSS pixels, now and after each change of it; null before it is drawn. */
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
