import { useEffect, useRef, type RefObject } from 'react'
import { findHiddenEnds } from './find-hidden-ends'

/** Marks a row with `data-more-start` and `data-more-end` while something lies out of sight there. */
export function useHiddenEnds<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    if (row === null) return undefined
    const mark = () => {
      const hidden = findHiddenEnds(row)
      row.toggleAttribute('data-more-start', hidden.start)
      row.toggleAttribute('data-more-end', hidden.end)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(row)
    for (const child of row.children) sizes.observe(child)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}
