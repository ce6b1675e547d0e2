/** Pages that the author has selected on the board. */
export interface PageSelection {
  readonly ids: ReadonlySet<number>
  /** The page from which a range goes; null before the first choice. */
  readonly anchorId: number | null
}

export const noSelection: PageSelection = { ids: new Set(), anchorId: null }

/** Selects a page, or removes it from the selection; the next range begins at it. */
export function togglePage({ ids }: PageSelection, pageId: number): PageSelection {
  const next = new Set(ids)
  if (!next.delete(pageId)) next.add(pageId)
  return { ids: next, anchorId: pageId }
}

/** Adds all pages between the anchor and a page, both included; without an anchor it is that page alone. */
export function selectRange(selection: PageSelection, pageId: number, order: readonly number[]): PageSelection {
  const anchor = selection.anchorId === null ? -1 : order.indexOf(selection.anchorId)
  const end = order.indexOf(pageId)
  if (anchor < 0 || end < 0) return togglePage(selection, pageId)
  const range = order.slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
  return { ...selection, ids: new Set([...selection.ids, ...range]) }
}

/** Returns the selected pages that still exist, in order. */
export function listSelected({ ids }: PageSelection, order: readonly number[]): number[] {
  return order.filter((id) => ids.has(id))
}
