import { useEffect, useState, type RefObject } from 'react'
import { readScrollEdges, type ScrollEdges } from './read-scroll-edges'

/** Hidden content along and across the text. */
export interface HiddenEdges {
  readonly inline: ScrollEdges
  readonly block: ScrollEdges
}

const nothingHidden: HiddenEdges = {
  inline: { before: false, after: false },
  block: { before: false, after: false },
}

const isSame = (a: ScrollEdges, b: ScrollEdges) => a.before === b.before && a.after === b.after

/** Tracks the hidden ends of a scrolled element. Renders only when an edge begins or stops hiding content. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): HiddenEdges {
  const [edges, setEdges] = useState(nothingHidden)
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const read = () => {
      const inline = readScrollEdges({
        scrolled: element.scrollLeft,
        content: element.scrollWidth,
        sight: element.clientWidth,
      })
      const block = readScrollEdges({
        scrolled: element.scrollTop,
        content: element.scrollHeight,
        sight: element.clientHeight,
      })
      setEdges((known) => (isSame(known.inline, inline) && isSame(known.block, block) ? known : { inline, block }))
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => {
      element.removeEventListener('scroll', read)
      sizes.disconnect()
    }
  }, [scroller])
  return edges
}
