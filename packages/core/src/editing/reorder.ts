/** Returns the same entries in the given order. Ids that are not in the order follow in their old order. */
export function reorder<T>(document: ReadonlyMap<string, T>, order: readonly string[]): ReadonlyMap<string, T> {
  const arranged = new Map<string, T>()
  for (const id of order) {
    const entity = document.get(id)
    if (entity !== undefined) arranged.set(id, entity)
  }
  for (const [id, entity] of document) if (!arranged.has(id)) arranged.set(id, entity)
  return arranged
}
