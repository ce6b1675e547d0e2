import type { UnsavedWork } from '@lectern/authoring-ui'

/** Joins the unsaved work of two parts of a screen, so that leaving asks about both at once. */
export function joinWork(a: UnsavedWork | null, b: UnsavedWork | null): UnsavedWork | null {
  if (a === null) return b
  if (b === null) return a
  return {
    pageNumbers: () => [...a.pageNumbers(), ...b.pageNumbers()],
    itemNames: () => [a, b].flatMap((work) => work.itemNames?.() ?? []),
    save: async () => (await Promise.all([a.save(), b.save()])).every(Boolean),
    discard() {
      a.discard?.()
      b.discard?.()
    },
    isAt: (place) => a.isAt(place) && b.isAt(place),
  }
}
