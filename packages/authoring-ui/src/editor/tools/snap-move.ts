import { snapRect, unionRects, type Guide, type Point } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { listSnapNeighbours } from './list-snap-neighbours'
import { snapDistancePx } from './snap-distance'
import type { ToolContext } from './tool-state'

/**
 * Returns the distance by which rects are moved so that an edge of them all lies on an edge of a neighbour or of the page, and the
 * guides that show it.
 */
export function snapMove(
  before: readonly PlacedRect[],
  by: Point,
  context: Pick<ToolContext, 'scope' | 'zoom' | 'pageSize' | 'inOrder' | 'within' | 'get'>,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const box = unionRects(before.map(({ rect }) => rect))
  if (box === null) return { by, guides: [] }
  const moved = { x: box.x + by.x, y: box.y + by.y, width: box.width, height: box.height }
  const neighbours = listSnapNeighbours(context, new Set(before.map(({ id }) => id)), moved)
  const { rect, guides } = snapRect(moved, neighbours, snapDistancePx / context.zoom)
  return { by: { x: rect.x - box.x, y: rect.y - box.y }, guides }
}
