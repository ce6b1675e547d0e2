import type { Rect } from '@lectern/core/editing'
import { placeRect, type PlacedRect, type RectScope } from './placed-rect'
import type { RectChange, RectDocument } from './rect-document'

/** The change that makes each given rect what it is given as; rects that stay the same are left out. */
export function changeToPlaced(document: RectDocument, after: readonly PlacedRect[]): RectChange {
  const change: RectChange = { added: {}, updated: {}, removed: {} }
  for (const placed of after) {
    const before = document.get(placed.id)
    if (before === undefined) change.added[placed.id] = placed
    else if (before !== placed) change.updated[placed.id] = [before, placed]
  }
  return change
}

/** The change that takes the given rects out. Ids that the document does not have are left out. */
export function changeToWithout(document: RectDocument, ids: Iterable<string>): RectChange {
  const change: RectChange = { added: {}, updated: {}, removed: {} }
  for (const id of ids) {
    const placed = document.get(id)
    if (placed !== undefined) change.removed[id] = placed
  }
  return change
}

/**
 * The change that leaves exactly `rects` in a scope, in that reading order. A rect that is the same object in the same
 * place is not part of the change.
 */
export function changeToRects(document: RectDocument, scope: RectScope, rects: readonly Rect[]): RectChange {
  const change: RectChange = { added: {}, updated: {}, removed: {} }
  const kept = new Set<string>()
  rects.forEach((rect, index) => {
    const after = placeRect(scope, rect, index)
    kept.add(after.id)
    const before = document.get(after.id)
    if (before === undefined) change.added[after.id] = after
    else if (before.rect !== rect || before.order !== index) change.updated[after.id] = [before, after]
  })
  for (const placed of document.inOrder(scope)) if (!kept.has(placed.id)) change.removed[placed.id] = placed
  return change
}

/** One change out of several that touch different rects. */
export function joinChanges(changes: readonly RectChange[]): RectChange {
  const joined: RectChange = { added: {}, updated: {}, removed: {} }
  for (const change of changes) {
    Object.assign(joined.added, change.added)
    Object.assign(joined.updated, change.updated)
    Object.assign(joined.removed, change.removed)
  }
  return joined
}

/** A change without its parts on the given pages. */
export function leaveOutPages(change: RectChange, pageVariationIds: ReadonlySet<number>): RectChange {
  if (pageVariationIds.size === 0) return change
  const kept: RectChange = { added: {}, updated: {}, removed: {} }
  const stays = (placed: PlacedRect) => !pageVariationIds.has(placed.pageVariationId)
  for (const [id, placed] of Object.entries(change.added)) if (stays(placed)) kept.added[id] = placed
  for (const [id, pair] of Object.entries(change.updated)) if (stays(pair[1])) kept.updated[id] = pair
  for (const [id, placed] of Object.entries(change.removed)) if (stays(placed)) kept.removed[id] = placed
  return kept
}
