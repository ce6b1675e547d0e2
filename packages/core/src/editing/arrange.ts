/** The same entries in the given order; ids that the order does not name follow as they stood. */
export function arrange<T>(document: ReadonlyMap<string, T>, order: readonly string[]): ReadonlyMap<string, T> {
  const arranged = new Map<string, T>()
  for (const id of order) {
    const entity = document.get(id)
    if (entity !== undefined) arranged.set(id, entity)
  }
  for (const [id, entity] of document) if (!arranged.has(id)) arranged.set(id, entity)
  return arranged
}
