import { useLayoutEffect, useState } from 'react'

interface BoxSize {
  readonly width: number
  readonly height: number
}

/** Returns a ref for an element, and its size in CSS pixels; null until it is known. */
export function useBoxSize(): [ref: (element: HTMLElement | null) => void, size: BoxSize | null] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<BoxSize | null>(null)
  useLayoutEffect(() => {
    if (element === null) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, size]
}
