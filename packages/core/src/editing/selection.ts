import type { Box } from '../types'

/** What is chosen, and from where a range is drawn with the shift key. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export type SelectionChange = 'replace' | 'add' | 'remove' | 'toggle'

/** A selection of the given ids; the last one is the anchor. */
export function createSelection(ids: readonly string[] = []): Selection {
  return { ids: new Set(ids), anchor: ids.at(-1) ?? null }
}

/** Chooses `ids` alone, in addition, no more, or the other way round; the last one becomes the anchor. */
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

/** Chooses everything from the anchor to `id` in reading order; without an anchor in the order just `id`. */
export function extendSelection(selection: Selection, order: readonly string[], id: string): Selection {
  const to = order.indexOf(id)
  const from = selection.anchor === null ? to : order.indexOf(selection.anchor)
  if (to < 0) return selection
  if (from < 0) return createSelection([id])
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor: order[from] ?? id }
}

/** The ids of the rects that a drawn frame touches, in the order of the rects. */
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

/** The selection without what the document no longer has; the same object when nothing went. */
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
