import type { NarrationOrigin } from '@lectern/core/staleness'

/** Returns the origin of a copied narration: its pages under their new ids, without those that were not copied. */
export function moveOrigin(
  { voice, pages }: NarrationOrigin,
  newIds: { readonly get: (pageVariationId: number) => number | undefined },
): NarrationOrigin {
  return {
    voice,
    pages: pages.flatMap(({ pageVariationId, ...page }) => {
      const newId = newIds.get(pageVariationId)
      return newId === undefined ? [] : [{ pageVariationId: newId, ...page }]
    }),
  }
}
