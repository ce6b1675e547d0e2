import { snapRect, unionRects, type Guide, type Point } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { listSnapNeighbours } from './list-snap-neighbours'
import { snapPx, type ToolContext } from './tool-state'

/**
 * Returns the distance by which marks are moved so that an edge of them all lies on an edge of another mark or of the page, and
 * the guides that show it. Words are moved freely.
 */
export function snapMove(
  before: readonly PlacedRect[],
  by: Point,
  context: Pick<ToolContext, 'scope' | 'zoom' | 'pageSize' | 'inOrder'>,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const box = unionRects(before.map(({ rect }) => rect))
  if (context.scope.kind !== 'marks' || box === null) return { by, guides: [] }
  const neighbours = listSnapNeighbours(context, new Set(before.map(({ id }) => id)))
  const moved = { x: box.x + by.x, y: box.y + by.y, width: box.width, height: box.height }
  const { rect, guides } = snapRect(moved, neighbours, snapPx / context.zoom)
  return { by: { x: rect.x - box.x, y: rect.y - box.y }, guides }
}
