import type { ChangeSet } from '../types'

/**
 * The change that takes `change` back: `apply(apply(d, change), invert(change))` is `d`. After a removal the order
 * comes back only if the change names it, as those of `diffDocuments` do.
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
