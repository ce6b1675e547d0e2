import { requireValue } from '../failures/require-value'
/**
 * Returns the ids in their new order: listed ids at their places, from 0, the others in their old order around them.
 * Taken places and places beyond the end move to the next free one.
 * @param ids in their present order
 */
export function placeInOrder(ids: readonly number[], wanted: ReadonlyMap<number, number>): number[] {
  const placeOf = (id: number) => requireValue(wanted.get(id), `the place of ${id}`)
  const order = ids.filter((id) => !wanted.has(id))
  const moved = ids.filter((id) => wanted.has(id))
  let next = 0
  for (const id of moved.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const place = Math.min(Math.max(placeOf(id), next), order.length)
    order.splice(place, 0, id)
    next = place + 1
  }
  return order
}
