import { useEffect, useRef, type RefObject } from 'react'
import { readScrollEdges } from '../scroll-area/read-scroll-edges'

/** Marks a row with `data-more-start` and `data-more-end` while content is hidden there. */
export function useHiddenEnds<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    if (row === null) return undefined
    const mark = () => {
      const hidden = readScrollEdges({ scrolled: row.scrollLeft, content: row.scrollWidth, sight: row.clientWidth })
      row.toggleAttribute('data-more-start', hidden.before)
      row.toggleAttribute('data-more-end', hidden.after)
    }
    const sizes = new ResizeObserver(mark)
    const measure = () => {
      sizes.disconnect()
      // Observers report immediately, which sets the initial marks.
      for (const part of [row, ...row.children]) sizes.observe(part)
    }
    const members = new MutationObserver(measure)
    members.observe(row, { childList: true })
    measure()
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      members.disconnect()
      sizes.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}
