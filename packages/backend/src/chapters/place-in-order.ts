/**
 * The ids in their new order: those with a wanted place are put there, from the first place on; the others keep their order
 * and give way. Places that are taken or lie beyond the end move on to the next free one.
 * @param ids in the order they are in
 */
export function placeInOrder(ids: readonly number[], wanted: ReadonlyMap<number, number>): number[] {
  const order = ids.filter((id) => !wanted.has(id))
  const moved = ids.filter((id) => wanted.has(id))
  let next = 0
  for (const id of moved.toSorted((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0))) {
    const place = Math.min(Math.max(wanted.get(id) ?? 0, next), order.length)
    order.splice(place, 0, id)
    next = place + 1
  }
  return order
}
