import type { PagePlace } from '../desk-plan/desk-effect'

/**
 * Returns the places of a chapter's pages in a new order. They are divided among the places that these pages have now, so
 * that pages between them, which exist in other languages only, keep theirs.
 *
 * @param chapterPageIds all pages of the chapter, in order
 * @param ordered pages in their new order; those that the chapter lacks are skipped
 */
export function placePages(chapterPageIds: readonly number[], ordered: readonly number[]): PagePlace[] {
  const known = ordered.filter((id) => chapterPageIds.includes(id))
  const places = chapterPageIds.flatMap((id, place) => (known.includes(id) ? [place] : []))
  return known.flatMap((id, index) => {
    const place = places[index]
    return place === undefined ? [] : [{ id, order_index: place }]
  })
}
