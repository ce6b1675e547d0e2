import type { Box } from '../types'
import type { Handle } from './geometry-types'

/**
 * Returns the rect after a handle was dragged by `dx`, `dy` page-image pixels. The opposite edges stay in place; the dragged
 * ones stop before the rect gets smaller than `minimum` or leaves `bounds`, which takes precedence. A distance that is not
 * finite counts as 0. Other fields are kept.
 * @param handle by compass direction: 'n' is the middle of the top edge, 'se' the lower right corner
 * @param o.minimum least width and height in page-image pixels; default 1
 *
 * @example
 * const rect = { id: 'w1', x: 10, y: 10, width: 40, height: 20 }
 * resizeRect(rect, 'se', 15, 5) // => { id: 'w1', x: 10, y: 10, width: 55, height: 25 }
 * resizeRect(rect, 'w', 100, 0, { minimum: 8 }) // => { id: 'w1', x: 42, y: 10, width: 8, height: 20 }
 */
export function resizeRect<R extends Box>(
  rect: R,
  handle: Handle,
  dx: number,
  dy: number,
  o: { minimum?: number; bounds?: Box } = {},
): R {
  const minimum = o.minimum ?? 1
  const { bounds } = o
  const horizontal = resizeSpan(
    { start: rect.x, length: rect.width },
    sideOf(handle, 'w', 'e'),
    dx,
    minimum,
    bounds && { start: bounds.x, length: bounds.width },
  )
  const vertical = resizeSpan(
    { start: rect.y, length: rect.height },
    sideOf(handle, 'n', 's'),
    dy,
    minimum,
    bounds && { start: bounds.y, length: bounds.height },
  )
  return { ...rect, x: horizontal.start, width: horizontal.length, y: vertical.start, height: vertical.length }
}

interface Span {
  start: number
  length: number
}

function sideOf(handle: Handle, start: 'w' | 'n', end: 'e' | 's'): 'start' | 'end' | null {
  if (handle.includes(start)) return 'start'
  return handle.includes(end) ? 'end' : null
}

function resizeSpan(
  span: Span,
  side: 'start' | 'end' | null,
  delta: number,
  minimum: number,
  bounds: Span | undefined,
): Span {
  if (side === null) return span
  const distance = Number.isFinite(delta) ? delta : 0
  const end = span.start + span.length
  if (side === 'end') {
    const furthest = bounds === undefined ? Infinity : Math.max(end, bounds.start + bounds.length)
    return {
      start: span.start,
      length: Math.min(Math.max(minimum, end + distance - span.start), furthest - span.start),
    }
  }
  const furthest = bounds === undefined ? -Infinity : Math.min(span.start, bounds.start)
  const start = Math.max(Math.min(span.start + distance, end - minimum), furthest)
  return { start, length: end - start }
}
