import type { Box } from '@lectern/core/geometry'
import type { ToolContext } from './tool-state'

/** Lists the boxes that dragged marks snap to: the other marks, and the page itself. */
export function listSnapNeighbours(
  { inOrder, pageSize }: Pick<ToolContext, 'inOrder' | 'pageSize'>,
  dragged: ReadonlySet<string>,
): Box[] {
  const others = inOrder().filter(({ id }) => !dragged.has(id))
  return [...others.map(({ rect }) => rect), { x: 0, y: 0, ...pageSize }]
}
