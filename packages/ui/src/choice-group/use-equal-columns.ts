import { useLayoutEffect, useRef, type RefObject } from 'react'
import { chooseColumns } from './choose-columns'

/** Arranges choices that would wrap into uneven rows in equal columns, marked with `data-columns`. */
export function useEqualColumns<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  // After every render, because labels may change their width.
  useLayoutEffect(() => {
    const row = ref.current
    const container = row?.parentElement
    if (row === null || container === null || container === undefined) return undefined
    arrange(row)
    let width = container.clientWidth
    // In the next frame: measuring and arranging immediately would loop in the resize observer.
    let frame = 0
    const sizes = new ResizeObserver(() => {
      if (container.clientWidth === width) return
      width = container.clientWidth
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => arrange(row))
    })
    sizes.observe(container)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  })
  return ref
}

function arrange(row: HTMLElement) {
  delete row.dataset['columns']
  row.style.gridTemplateColumns = ''
  const boxes = [...row.children].map((part) => part.getBoundingClientRect())
  const wraps = boxes.some((box) => box.top !== boxes[0]?.top)
  if (!wraps) return
  // A wrapping row is as wide as it can be.
  const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(row)
  const [start = 0, end = 0, gap = 0] = [paddingInlineStart, paddingInlineEnd, columnGap].map(Number.parseFloat)
  const widest = Math.max(...boxes.map((box) => box.width))
  const columns = chooseColumns(boxes.length, Math.floor((row.clientWidth - start - end + gap) / (widest + gap)))
  row.dataset['columns'] = String(columns)
  row.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`
}
