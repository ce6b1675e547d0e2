import type { ChangeSet } from '../types'

/** The net change of one entity over several changes; undefined means that it did not exist. */
interface NetChange<T> {
  from: T | undefined
  to: T | undefined
  /** True if it was removed in between: it then comes last, unless a change has an order. */
  cameBack: boolean
}

/**
 * Squashes changes into one that has the same effect as all of them in order. An entity that is added and removed again leaves
 * no trace, nor does an update that ends at the object it started from. An entity that is removed and added again is updated
 * if a change has an order, otherwise it is both removed and added. Without changes the result is empty.
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
  const net = new Map<string, NetChange<T>>()
  for (const change of changes) {
    for (const [id, entity] of Object.entries(change.removed)) record(net, id, entity, undefined)
    for (const [id, [from, to]] of Object.entries(change.updated)) record(net, id, from, to)
    for (const [id, entity] of Object.entries(change.added)) record(net, id, undefined, entity)
  }

  const added: [string, T][] = []
  const updated: [string, [T, T]][] = []
  const removed: [string, T][] = []
  const order = squashOrder(changes)
  for (const [id, { from, to, cameBack }] of net) {
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

function record<T>(net: Map<string, NetChange<T>>, id: string, from: T | undefined, to: T | undefined): void {
  const known = net.get(id)
  if (known === undefined) {
    net.set(id, { from, to, cameBack: false })
    return
  }
  known.to = to
  if (from !== undefined) return
  known.cameBack = true
  // An entity that comes back goes to the end, as it would if the changes were applied one by one.
  net.delete(id)
  net.set(id, known)
}

/** Computes the order before the first and after the last change from the changes that have one. */
function squashOrder<T extends { id: string }>(changes: ChangeSet<T>[]): [from: string[], to: string[]] | null {
  const first = changes.findIndex((change) => change.order !== undefined)
  const last = changes.findLastIndex((change) => change.order !== undefined)
  const firstOrder = changes[first]?.order
  const lastOrder = changes[last]?.order
  if (firstOrder === undefined || lastOrder === undefined) return null

  let from = [...firstOrder[0]]
  for (const change of changes.slice(0, first).toReversed()) from = updateOrder(from, change.added, change.removed)
  let to = [...lastOrder[1]]
  for (const change of changes.slice(last + 1)) to = updateOrder(to, change.removed, change.added)
  return [from, to]
}

function updateOrder(order: string[], removed: Record<string, unknown>, added: Record<string, unknown>): string[] {
  return [...order.filter((id) => !Object.hasOwn(removed, id)), ...Object.keys(added)]
}
