import type { PlacedRect } from './placed-rect'
import type { RectChange } from './rect-document'

/** Tracks the pages that differ from the server. Undo back to the saved state makes a page clean again. */
export interface UnsavedPages {
  /** Pages with unsaved changes; the same set until it changes. */
  readonly pages: ReadonlySet<number>
  /** Records a change of the document. */
  note(change: RectChange): void
  /** Returns the rects that the server has for a page, as far as it is known here. */
  savedOf(pageVariationId: number): readonly PlacedRect[]
  /** Sets the rects that the server has for a page. */
  setSaved(pageVariationId: number, rects: readonly PlacedRect[], now: readonly PlacedRect[]): void
}

export function createUnsavedPages(): UnsavedPages {
  const saved = new Map<string, PlacedRect>()
  const savedIds = new Map<number, string[]>()
  const differing = new Map<number, Set<string>>()
  let pages: ReadonlySet<number> = new Set()

  const idsOf = (pageVariationId: number) => savedIds.get(pageVariationId) ?? []

  function compare(id: string, pageVariationId: number, now: PlacedRect | undefined): void {
    const ids = differing.get(pageVariationId) ?? new Set<string>()
    differing.set(pageVariationId, ids)
    if (saved.get(id) === now) ids.delete(id)
    else ids.add(id)
  }

  function refresh(): void {
    const next = [...differing].filter(([, ids]) => ids.size > 0).map(([page]) => page)
    if (next.length === pages.size && next.every((page) => pages.has(page))) return
    pages = new Set(next)
  }

  return {
    get pages() {
      return pages
    },
    savedOf: (pageVariationId) =>
      idsOf(pageVariationId)
        .map((id) => saved.get(id))
        .filter((placed) => placed !== undefined),
    note(change) {
      for (const placed of Object.values(change.removed)) compare(placed.id, placed.pageVariationId, undefined)
      for (const placed of Object.values(change.added)) compare(placed.id, placed.pageVariationId, placed)
      for (const [, placed] of Object.values(change.updated)) compare(placed.id, placed.pageVariationId, placed)
      refresh()
    },
    setSaved(pageVariationId, rects, now) {
      for (const id of idsOf(pageVariationId)) saved.delete(id)
      for (const placed of rects) saved.set(placed.id, placed)
      savedIds.set(
        pageVariationId,
        rects.map((placed) => placed.id),
      )
      differing.delete(pageVariationId)
      // A page that has just been loaded is as it is saved.
      const current = new Map(rects === now ? [] : now.map((placed) => [placed.id, placed]))
      const ids = rects === now ? [] : new Set([...current.keys(), ...rects.map((placed) => placed.id)])
      for (const id of ids) {
        compare(id, pageVariationId, current.get(id))
      }
      refresh()
    },
  }
}
