import type { ChangeSet } from '../types'

/**
 * Returns the change that undoes `change`: `apply(apply(d, change), invert(change))` equals `d`. After a removal the order is
 * restored only if the change has one, as those of `diffDocuments` do.
 *
 * @example
 * const before = new Map([['w1', { id: 'w1', word: 'Helo' }]])
 * const after = new Map([['w1', { id: 'w1', word: 'Hello' }]])
 * apply(after, invert(diffDocuments(before, after))) // => before
 */
export function invert<T extends { id: string }>(change: ChangeSet<T>): ChangeSet<T> {
  const updated = Object.entries(change.updated).map(([id, [from, to]]): [string, [T, T]] => [id, [to, from]])
  return {
    added: change.removed,
    updated: Object.fromEntries(updated),
    removed: change.added,
    ...(change.order === undefined ? {} : { order: [change.order[1], change.order[0]] }),
  }
}
