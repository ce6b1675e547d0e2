import type { Box } from '../types'

/** The selected ids, and the anchor from which Shift extends the selection. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

/** The way in which newly chosen ids change a selection. */
export type SelectionChange = 'replace' | 'add' | 'remove' | 'toggle'

/**
 * Creates a selection of ids; the last one is the anchor. Without ids the selection is empty and has no anchor.
 *
 * @example
 * createSelection(['w1', 'w2']) // => { ids: new Set(['w1', 'w2']), anchor: 'w2' }
 * createSelection() // => { ids: new Set(), anchor: null }
 */
export function createSelection(ids: readonly string[] = []): Selection {
  return { ids: new Set(ids), anchor: ids.at(-1) ?? null }
}

/**
 * Replaces the selection by `ids`, adds them, removes them, or toggles each. The last id becomes the anchor, except for
 * 'remove', which keeps the anchor as long as it is selected.
 *
 * @example
 * const selection = createSelection(['w1'])
 * changeSelection(selection, ['w2'], 'add') // => { ids: new Set(['w1', 'w2']), anchor: 'w2' }
 * changeSelection(selection, ['w1'], 'remove') // => { ids: new Set(), anchor: null }
 */
export function changeSelection(selection: Selection, ids: readonly string[], how: SelectionChange): Selection {
  if (how === 'replace') return createSelection(ids)
  const next = new Set(selection.ids)
  for (const id of ids) {
    if (how === 'add' || (how === 'toggle' && !next.has(id))) next.add(id)
    else next.delete(id)
  }
  const last = ids.at(-1) ?? selection.anchor
  return { ids: next, anchor: how === 'remove' ? keptAnchor(selection.anchor, next) : last }
}

/**
 * Selects everything from the anchor to `id` in reading order, or `id` alone if the order has no anchor. An id that is not in
 * the order changes nothing.
 * @param order all ids in reading order
 *
 * @example
 * const order = ['w1', 'w2', 'w3', 'w4']
 * extendSelection(createSelection(['w2']), order, 'w4') // => { ids: new Set(['w2', 'w3', 'w4']), anchor: 'w2' }
 */
export function extendSelection(selection: Selection, order: readonly string[], id: string): Selection {
  const to = order.indexOf(id)
  const from = selection.anchor === null ? to : order.indexOf(selection.anchor)
  if (to < 0) return selection
  if (from < 0) return createSelection([id])
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor: order[from] ?? id }
}

/**
 * The ids of the rects that a drawn frame overlaps, in the order of the rects. A shared edge alone is not an overlap. Rects
 * and frame are in the same pixels.
 *
 * @example
 * const rects = [
 *   { id: 'w1', x: 0, y: 0, width: 40, height: 10 },
 *   { id: 'w2', x: 50, y: 0, width: 40, height: 10 },
 * ]
 * idsWithin(rects, { x: 30, y: 5, width: 15, height: 20 }) // => ['w1']
 */
export function idsWithin(rects: readonly (Box & { id: string })[], frame: Box): string[] {
  return rects
    .filter(
      (rect) =>
        rect.x < frame.x + frame.width &&
        frame.x < rect.x + rect.width &&
        rect.y < frame.y + frame.height &&
        frame.y < rect.y + rect.height,
    )
    .map((rect) => rect.id)
}

/**
 * Removes ids that the document no longer has from a selection. Returns the same object if nothing changes.
 *
 * @example
 * const document = new Map([['w1', { id: 'w1' }]])
 * retainSelection(createSelection(['w1', 'w2']), document) // => { ids: new Set(['w1']), anchor: null }
 */
export function retainSelection(selection: Selection, document: ReadonlyMap<string, unknown>): Selection {
  const ids = [...selection.ids].filter((id) => document.has(id))
  const isWhole = ids.length === selection.ids.size
  if (isWhole && (selection.anchor === null || document.has(selection.anchor))) return selection
  const kept = new Set(ids)
  return { ids: kept, anchor: keptAnchor(selection.anchor, kept) }
}

function keptAnchor(anchor: string | null, ids: ReadonlySet<string>): string | null {
  return anchor !== null && ids.has(anchor) ? anchor : null
}
