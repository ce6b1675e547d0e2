import type { ChangeSet } from '../types'

/**
 * Computes the change from one version of a document to another. Entities are compared by identity, because versions share
 * unchanged ones. The order is recorded if undo or redo would otherwise lose it: after a removal, a move, or the addition of
 * an id that looks like a whole number.
 * @param before entities by their id, in order
 * @param after the same for the later version
 *
 * @example
 * const before = new Map([['w1', { id: 'w1', word: 'Helo' }]])
 * const after = new Map([['w1', { id: 'w1', word: 'Hello' }]])
 * const change = diffDocuments(before, after)
 * change.updated // => { w1: [{ id: 'w1', word: 'Helo' }, { id: 'w1', word: 'Hello' }] }
 * apply(before, change) // => after
 */
export function diffDocuments<T extends { id: string }>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): ChangeSet<T> {
  const added = [...after].filter(([id]) => !before.has(id))
  const removed = [...before].filter(([id]) => !after.has(id))
  const updated: [string, [T, T]][] = []
  for (const [id, to] of after) {
    const from = before.get(id)
    if (from !== undefined && from !== to) updated.push([id, [from, to]])
  }

  const from = [...before.keys()]
  const to = [...after.keys()]
  const keepsOrder = removed.length === 0 && from.every((id, index) => to[index] === id)
  return {
    added: Object.fromEntries(added),
    updated: Object.fromEntries(updated),
    removed: Object.fromEntries(removed),
    // JavaScript sorts object keys that look like whole numbers, even when changes are squashed.
    ...(keepsOrder && !added.some(([id]) => /^\d+$/.test(id)) ? {} : { order: [from, to] }),
  }
}
