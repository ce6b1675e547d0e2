import { resizeRect, snapRect, type Box, type Guide, type Handle, type Point } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { listSnapNeighbours } from './list-snap-neighbours'
import { snapDistancePx } from './snap-distance'
import type { ToolContext } from './tool-state'

/** Sums of fractions are not exact. */
const SAME_PIXELS = 1e-6

/**
 * Returns the distance by which a handle of a rect is moved so that its edges lie on edges of a neighbour or of the page, and the
 * guides that show it.
 */
export function snapResize(
  { id, rect }: PlacedRect,
  o: { readonly handle: Handle; readonly by: Point; readonly context: ToolContext },
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const { handle, by, context } = o
  const neighbours = listSnapNeighbours(context, new Set([id]), resizeRect(rect, handle, by.x, by.y))
  const corner = { ...cornerOf(rect, handle), width: 0, height: 0 }
  const dragged = { ...corner, x: corner.x + by.x, y: corner.y + by.y }
  const { rect: snapped } = snapRect(dragged, neighbours, snapDistancePx / context.zoom)
  const to = { x: snapped.x - corner.x, y: snapped.y - corner.y }
  const resized = resizeRect(rect, handle, to.x, to.y)
  // An edge that the handle does not move needs no guide.
  const { guides } = snapRect(resized, neighbours, SAME_PIXELS)
  const moves = { x: /[ew]/.test(handle), y: /[ns]/.test(handle) }
  return { by: to, guides: guides.filter(({ axis }) => moves[axis]) }
}

/** The corner that a handle drags; a handle in the middle of an edge drags one of its ends. */
function cornerOf({ x, y, width, height }: Box, handle: Handle): Point {
  return { x: handle.includes('e') ? x + width : x, y: handle.includes('s') ? y + height : y }
}
