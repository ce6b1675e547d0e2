import type { ChangeSet } from '../types'

/**
 * Returns true if a change leaves every document as it is, so that it needs no entry in the history. An update counts as a
 * change, even to equal values.
 *
 * @example
 * isEmptyChange({ added: {}, updated: {}, removed: {} }) // => true
 * isEmptyChange({ added: { w1: { id: 'w1' } }, updated: {}, removed: {} }) // => false
 */
export function isEmptyChange<T extends { id: string }>(change: ChangeSet<T>): boolean {
  const { added, updated, removed, order } = change
  if ([added, updated, removed].some((entities) => Object.keys(entities).length > 0)) return false
  return order === undefined || (order[0].length === order[1].length && order[0].every((id, at) => id === order[1][at]))
}
