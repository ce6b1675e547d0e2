import type { Box } from '@lectern/core/geometry'
import type { ToolContext } from './tool-state'

/** Distance within which words are neighbours, in heights of the dragged box. A page has too many others to align with. */
const reachInHeights = 4

/**
 * Lists the boxes that dragged rects snap to: the page itself, and other marks, or the words nearby.
 *
 * @param box the dragged box where it lies now
 */
export function listSnapNeighbours(
  { scope, pageSize, inOrder, within, get }: Pick<ToolContext, 'scope' | 'pageSize' | 'inOrder' | 'within' | 'get'>,
  dragged: ReadonlySet<string>,
  box: Box,
): Box[] {
  const page = { x: 0, y: 0, ...pageSize }
  if (scope.kind === 'marks') {
    return [...inOrder().flatMap(({ id, rect }) => (dragged.has(id) ? [] : [rect])), page]
  }
  const reach = reachInHeights * Math.max(1, box.height)
  const around = {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  }
  const near = within(around).flatMap((id) => (dragged.has(id) ? [] : [get(id)]))
  return [...near.flatMap((placed) => (placed === undefined ? [] : [placed.rect])), page]
}
