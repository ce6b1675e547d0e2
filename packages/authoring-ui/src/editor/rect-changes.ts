import type { Rect } from '@lectern/core/editing'
import { placeRect, type PlacedRect, type RectScope } from './placed-rect'
import type { RectChange, RectDocument } from './rect-document'

/** Returns the change that sets each rect to the given version; unchanged rects are left out. */
export function changeToPlaced(document: RectDocument, after: readonly PlacedRect[]): RectChange {
  const change: RectChange = { added: {}, updated: {}, removed: {} }
  for (const placed of after) {
    const before = document.get(placed.id)
    if (before === undefined) change.added[placed.id] = placed
    else if (before !== placed) change.updated[placed.id] = [before, placed]
  }
  return change
}

/** Returns the change that removes rects; unknown ids are left out. */
export function changeToWithout(document: RectDocument, ids: Iterable<string>): RectChange {
  const change: RectChange = { added: {}, updated: {}, removed: {} }
  for (const id of ids) {
    const placed = document.get(id)
    if (placed !== undefined) change.removed[id] = placed
  }
  return change
}

/**
 * Returns the change after which a scope holds exactly `rects`, in that order. Rects that are the same object at the same place
 * are left out.
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

/** Joins changes of different rects into one. */
export function joinChanges(changes: readonly RectChange[]): RectChange {
  const joined: RectChange = { added: {}, updated: {}, removed: {} }
  for (const change of changes) {
    Object.assign(joined.added, change.added)
    Object.assign(joined.updated, change.updated)
    Object.assign(joined.removed, change.removed)
  }
  return joined
}

/** Returns a change without its parts on the given pages. */
export function leaveOutPages(change: RectChange, pageVariationIds: ReadonlySet<number>): RectChange {
  if (pageVariationIds.size === 0) return change
  const kept: RectChange = { added: {}, updated: {}, removed: {} }
  const stays = (placed: PlacedRect) => !pageVariationIds.has(placed.pageVariationId)
  for (const [id, placed] of Object.entries(change.added)) if (stays(placed)) kept.added[id] = placed
  for (const [id, pair] of Object.entries(change.updated)) if (stays(pair[1])) kept.updated[id] = pair
  for (const [id, placed] of Object.entries(change.removed)) if (stays(placed)) kept.removed[id] = placed
  return kept
}
