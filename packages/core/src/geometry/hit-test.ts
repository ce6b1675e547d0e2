import type { Box } from '../types'
import { handles, type Handle, type Point } from './geometry-types'
import type { SpatialIndex } from './spatial-index/spatial-index'
import { usableZoom } from './usable-zoom'

/** Up to this many selected rects are tested one by one; for more it is faster to search the index. */
const FEW_SELECTED = 8

/** The object under a point. */
export type Hit<Id = string> = { kind: 'handle'; id: Id; handle: Handle } | { kind: 'rect'; id: Id }

const DEFAULT_HANDLE_PIXELS = 12
/** Handles extend at most this fraction into a rect, so that the middle of a small rect can still be dragged. */
const INWARD_FRACTION = 0.25
/** The middle of an edge is a handle only if the edge is at least this many handles long. */
const EDGE_HANDLE_LENGTHS = 4

/**
 * Finds the object under a point: a handle of a selected rect, otherwise a selected rect, otherwise any rect; of several the
 * smallest. Returns null if there is none.
 * @param x page-image pixels
 * @param y page-image pixels
 * @param o.selected ids of the selected rects, default none; ids that the index does not know are ignored
 * @param o.handlePx side of a handle in screen pixels; default 12
 * @param o.zoom screen pixels per page-image pixel, above 0; 1 by default and for any other number
 *
 * @example
 * const index = buildSpatialIndex([{ id: 'w1', x: 100, y: 100, width: 80, height: 40 }])
 * hitTest(index, 140, 120) // => { kind: 'rect', id: 'w1' }
 * hitTest(index, 181, 142, { selected: ['w1'] }) // => { kind: 'handle', id: 'w1', handle: 'se' }
 * hitTest(index, 0, 0) // => null
 */
export function hitTest<Id = string>(
  index: SpatialIndex<Id>,
  x: number,
  y: number,
  o: { selected?: Iterable<Id>; handlePx?: number; zoom?: number } = {},
): Hit<Id> | null {
  if (o.selected !== undefined) {
    const selected = o.selected instanceof Set ? o.selected : new Set(o.selected)
    if (selected.size > 0) {
      const isSelected = (id: Id) => selected.has(id)
      const handlePixels = (o.handlePx ?? DEFAULT_HANDLE_PIXELS) / usableZoom(o.zoom ?? 1)
      const handle = findHandle(index, { x, y }, handlePixels, selected)
      if (handle !== null) return handle
      const chosen = index.smallestAt(x, y, isSelected)
      if (chosen !== null) return { kind: 'rect', id: chosen }
    }
  }
  const id = index.smallestAt(x, y)
  return id === null ? null : { kind: 'rect', id }
}

function findHandle<Id>(
  index: SpatialIndex<Id>,
  point: Point,
  handlePixels: number,
  selected: ReadonlySet<Id>,
): Hit<Id> | null {
  const reach = handlePixels / 2
  const near =
    selected.size <= FEW_SELECTED
      ? selected
      : index.search({ x: point.x - reach, y: point.y - reach, width: handlePixels, height: handlePixels })
  let best: Hit<Id> | null = null
  let bestDistance = Infinity
  for (const id of near) {
    const box = selected.has(id) ? index.boxOf(id) : null
    if (box === null || !isNear(box, point, reach)) continue
    for (const handle of handles) {
      const distance = distanceToHandle(box, handle, point, handlePixels)
      if (distance < bestDistance) {
        best = { kind: 'handle', id, handle }
        bestDistance = distance
      }
    }
  }
  return best
}

function isNear(box: Box, point: Point, reach: number): boolean {
  const across = Math.max(box.x - point.x, point.x - (box.x + box.width))
  const down = Math.max(box.y - point.y, point.y - (box.y + box.height))
  return across <= reach && down <= reach
}

/** Returns the distance from the centre of a handle to the point; Infinity if the point is not on the handle. */
function distanceToHandle(box: Box, handle: Handle, point: Point, handlePixels: number): number {
  const across = alongAxis(box.x, box.width, handle.includes('w'), handle.includes('e'), point.x, handlePixels)
  const down = alongAxis(box.y, box.height, handle.includes('n'), handle.includes('s'), point.y, handlePixels)
  return Math.hypot(across, down)
}

function alongAxis(
  start: number,
  length: number,
  atStart: boolean,
  atEnd: boolean,
  position: number,
  handlePixels: number,
): number {
  const reach = handlePixels / 2
  if (!atStart && !atEnd) {
    const distance = Math.abs(position - (start + length / 2))
    return length >= EDGE_HANDLE_LENGTHS * handlePixels && distance <= reach ? distance : Infinity
  }
  const outward = atStart ? start - position : position - (start + length)
  const isOnHandle = outward <= reach && -outward <= Math.min(reach, length * INWARD_FRACTION)
  return isOnHandle ? Math.abs(outward) : Infinity
}
