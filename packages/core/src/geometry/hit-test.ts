import type { Box } from '../types'
import { handles, type Handle, type Point } from './geometry-types'
import type { SpatialIndex } from './spatial-index'
import { usableZoom } from './usable-zoom'

/** So many are looked at one by one; for more it is faster to ask the index what is near. */
const FEW_SELECTED = 8

/** What stands under a point. */
export type Hit<Id = string> = { kind: 'handle'; id: Id; handle: Handle } | { kind: 'rect'; id: Id }

const DEFAULT_HANDLE_PIXELS = 12
/** Handles reach this far into a rect at most, so that the middle of a small one can still be grabbed. */
const INWARD_SHARE = 0.25
/** The middle of an edge is offered as a handle only if the edge is this many handles long. */
const EDGE_HANDLE_LENGTHS = 4

/**
 * What stands under a point: a handle of a selected rect, else a selected rect, else any; of several the smallest. Null
 * where nothing is.
 * @param x page-image pixels
 * @param y page-image pixels
 * @param o.selected ids of the selected rects; none unless given, and ids that the index does not know do not matter
 * @param o.handlePx side of a handle in screen pixels; 12 unless given
 * @param o.zoom screen pixels per page-image pixel, above 0; 1 unless given and for what is no such number
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

/** From the handle's middle to the point; Infinity when the point is not on the handle. */
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
  const isOnHandle = outward <= reach && -outward <= Math.min(reach, length * INWARD_SHARE)
  return isOnHandle ? Math.abs(outward) : Infinity
}
