/** Where a page is to stand in its chapter, counted from 0. */
export interface PagePlace {
  readonly id: number
  readonly order_index: number
}

/**
 * The places of some pages of a chapter in a new order: they share out the places that they have, so that pages between
 * them, which exist in other languages only, stay where they are.
 * @param chapterPageIds all pages of the chapter in order
 * @param ordered pages in the order that is wanted; what is not in the chapter any more is left out
 */
export function placePages(chapterPageIds: readonly number[], ordered: readonly number[]): PagePlace[] {
  const standing = ordered.filter((id) => chapterPageIds.includes(id))
  const places = chapterPageIds.flatMap((id, place) => (standing.includes(id) ? [place] : []))
  return standing.flatMap((id, index) => {
    const place = places[index]
    return place === undefined ? [] : [{ id, order_index: place }]
  })
}
