import { useLayoutEffect, useState } from 'react'

/** Returns an element's current height in CSS pixels; null before it is laid out. */
export function useElementHeight(element: HTMLElement | null): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (element === null) return undefined
    const measure = () => setHeight(element.clientHeight)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [element])
  return height
}
