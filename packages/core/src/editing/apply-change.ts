import type { ChangeSet } from '../types'
import { reorder } from './reorder'

/**
 * Applies a change and returns the new document; the old one is not modified. Removals come first, then updates in place, then
 * additions at the end, then the change's own order if it has one. A change made on another version of the document is
 * applied as far as possible: entities to remove may be missing, and updates are written even if the entity was removed.
 * @param document entities by their id, in order
 *
 * @example
 * const document = new Map([['w1', { id: 'w1', word: 'Hello' }]])
 * const change = { added: { w2: { id: 'w2', word: 'world' } }, updated: {}, removed: {} }
 * apply(document, change).get('w2') // => { id: 'w2', word: 'world' }
 * document.size // => 1
 */
export function apply<T extends { id: string }>(
  document: ReadonlyMap<string, T>,
  change: ChangeSet<T>,
): ReadonlyMap<string, T> {
  const next = new Map(document)
  for (const id of Object.keys(change.removed)) next.delete(id)
  for (const [id, [, to]] of Object.entries(change.updated)) next.set(id, to)
  for (const [id, entity] of Object.entries(change.added)) next.set(id, entity)
  return change.order === undefined ? next : reorder(next, change.order[1])
}
