import { requireValue } from '../failures/require-value'
/**
 * Returns the ids in their new order: listed ids at their positions, from 0, the others in their old order around them.
 * Taken positions and positions beyond the end move to the next free one.
 * @param ids in their present order
 */
export function placeInOrder(ids: readonly number[], wanted: ReadonlyMap<number, number>): number[] {
  const getPosition = (id: number) => requireValue(wanted.get(id), `the position of ${id}`)
  const order = ids.filter((id) => !wanted.has(id))
  const movedIds = ids.filter((id) => wanted.has(id))
  let next = 0
  for (const id of movedIds.toSorted((a, b) => getPosition(a) - getPosition(b))) {
    const position = Math.min(Math.max(getPosition(id), next), order.length)
    order.splice(position, 0, id)
    next = position + 1
  }
  return order
}
