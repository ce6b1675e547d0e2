import type { ChangeSet } from '@lectern/core/editing'
import { rectKinds, scopeKey, type PlacedRect, type RectScope } from './placed-rect'

export type RectChange = ChangeSet<PlacedRect>

/**
 * The rects of a chapter by id. It is mutable, because copying 20,000 entries at each pointer move would cost more than the
 * move. Listeners receive change sets; the lists of `inOrder` are immutable.
 */
export interface RectDocument {
  get(id: string): PlacedRect | undefined
  /** Returns the rects of a scope in reading order; the same array until that scope changes. */
  inOrder(scope: RectScope): readonly PlacedRect[]
  /** Applies a change set and calls the listeners. Throws if it does not fit the document. */
  commit(change: RectChange): void
  /** Replaces the rects of a page. Listeners receive the change set. */
  loadPage(pageVariationId: number, rects: readonly PlacedRect[]): void
  subscribe(listener: (change: RectChange) => void): () => void
}

export function createRectDocument(): RectDocument {
  const byId = new Map<string, PlacedRect>()
  const byScope = new Map<string, Map<string, PlacedRect>>()
  const ordered = new Map<string, readonly PlacedRect[]>()
  const listeners = new Set<(change: RectChange) => void>()

  function rectsOf(key: string): Map<string, PlacedRect> {
    const known = byScope.get(key)
    if (known !== undefined) return known
    const rects = new Map<string, PlacedRect>()
    byScope.set(key, rects)
    return rects
  }

  function put(placed: PlacedRect): void {
    const key = scopeKey(placed)
    byId.set(placed.id, placed)
    rectsOf(key).set(placed.id, placed)
    ordered.delete(key)
  }

  function remove(placed: PlacedRect): void {
    const key = scopeKey(placed)
    byId.delete(placed.id)
    rectsOf(key).delete(placed.id)
    ordered.delete(key)
  }

  function commit(change: RectChange): void {
    for (const placed of Object.values(change.removed)) {
      if (!byId.has(placed.id)) throw new Error(`Cannot remove rect ${placed.id}: the document does not have it.`)
      remove(placed)
    }
    for (const placed of Object.values(change.added)) {
      if (byId.has(placed.id)) throw new Error(`Cannot add rect ${placed.id}: the document has it already.`)
      put(placed)
    }
    for (const [, placed] of Object.values(change.updated)) {
      if (!byId.has(placed.id)) throw new Error(`Cannot update rect ${placed.id}: the document does not have it.`)
      put(placed)
    }
    for (const listener of listeners) listener(change)
  }

  function inOrder(scope: RectScope): readonly PlacedRect[] {
    const key = scopeKey(scope)
    const known = ordered.get(key)
    if (known !== undefined) return known
    const list = [...rectsOf(key).values()].toSorted((a, b) => a.order - b.order)
    ordered.set(key, list)
    return list
  }

  return {
    get: (id) => byId.get(id),
    inOrder,
    commit,
    loadPage(pageVariationId, rects) {
      const before = rectKinds.flatMap((kind) => {
        const scope = { pageVariationId, kind }
        return byScope.has(scopeKey(scope)) ? inOrder(scope) : []
      })
      if (listeners.size > 0) {
        const toRecord = (all: readonly PlacedRect[]) => Object.fromEntries(all.map((placed) => [placed.id, placed]))
        commit({ added: toRecord(rects), updated: {}, removed: toRecord(before) })
        return
      }
      // A chapter of 100,000 words is loaded before anything listens: no change sets are made of them.
      for (const placed of before) remove(placed)
      for (const kind of rectKinds) {
        const key = scopeKey({ pageVariationId, kind })
        const own = rectsOf(key)
        ordered.delete(key)
        for (const placed of rects) {
          if (placed.kind !== kind) continue
          byId.set(placed.id, placed)
          own.set(placed.id, placed)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
