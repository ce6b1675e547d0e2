import type { ChangeSet } from '../types'

/** What became of one entity over several changes; undefined means that it was not there. */
interface Fate<T> {
  from: T | undefined
  to: T | undefined
  /** Whether it was gone in between: it then stands last, unless an order says otherwise. */
  cameBack: boolean
}

/**
 * One change that does what the given ones do one after another. What was added and removed again leaves no trace,
 * neither does an update that came back to the very object it started from. What was removed and added again is updated
 * where a change names the order, and else both removed and added. No changes give an empty one.
 *
 * @example
 * const add = { added: { w1: { id: 'w1', word: 'Helo' } }, updated: {}, removed: {} }
 * const correct = {
 *   added: {},
 *   updated: { w1: [{ id: 'w1', word: 'Helo' }, { id: 'w1', word: 'Hello' }] },
 *   removed: {},
 * }
 * squash([add, correct]) // => { added: { w1: { id: 'w1', word: 'Hello' } }, updated: {}, removed: {} }
 */
export function squash<T extends { id: string }>(changes: ChangeSet<T>[]): ChangeSet<T> {
  const fates = new Map<string, Fate<T>>()
  for (const change of changes) {
    for (const [id, entity] of Object.entries(change.removed)) follow(fates, id, entity, undefined)
    for (const [id, [from, to]] of Object.entries(change.updated)) follow(fates, id, from, to)
    for (const [id, entity] of Object.entries(change.added)) follow(fates, id, undefined, entity)
  }

  const added: [string, T][] = []
  const updated: [string, [T, T]][] = []
  const removed: [string, T][] = []
  const order = squashOrder(changes)
  for (const [id, { from, to, cameBack }] of fates) {
    const isMoved = cameBack && order === null
    if (from === to && !isMoved) continue
    if (from !== undefined && to !== undefined && !isMoved) {
      updated.push([id, [from, to]])
      continue
    }
    if (from !== undefined) removed.push([id, from])
    if (to !== undefined) added.push([id, to])
  }
  return {
    added: Object.fromEntries(added),
    updated: Object.fromEntries(updated),
    removed: Object.fromEntries(removed),
    ...(order === null ? {} : { order }),
  }
}

function follow<T>(fates: Map<string, Fate<T>>, id: string, from: T | undefined, to: T | undefined): void {
  const known = fates.get(id)
  if (known === undefined) {
    fates.set(id, { from, to, cameBack: false })
    return
  }
  known.to = to
  if (from !== undefined) return
  known.cameBack = true
  // What comes back after it was gone stands last, as it would after the changes one by one.
  fates.delete(id)
  fates.set(id, known)
}

/** The order before the first and after the last change, worked out from the changes that carry one. */
function squashOrder<T extends { id: string }>(changes: ChangeSet<T>[]): [from: string[], to: string[]] | null {
  const first = changes.findIndex((change) => change.order !== undefined)
  const last = changes.findLastIndex((change) => change.order !== undefined)
  const firstOrder = changes[first]?.order
  const lastOrder = changes[last]?.order
  if (firstOrder === undefined || lastOrder === undefined) return null

  let from = [...firstOrder[0]]
  for (const change of changes.slice(0, first).toReversed()) from = reorder(from, change.added, change.removed)
  let to = [...lastOrder[1]]
  for (const change of changes.slice(last + 1)) to = reorder(to, change.removed, change.added)
  return [from, to]
}

function reorder(order: string[], gone: Record<string, unknown>, come: Record<string, unknown>): string[] {
  return [...order.filter((id) => !Object.hasOwn(gone, id)), ...Object.keys(come)]
}
