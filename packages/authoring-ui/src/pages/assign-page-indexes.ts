import type { PageIndex } from '../desk-plan/desk-effect'

/**
 * Returns the indexes of a chapter's pages in a new order. They are divided among the indexes that these pages have now,
 * so that pages between them, which exist in other languages only, keep theirs.
 *
 * @param chapterPageIds all pages of the chapter, in order
 * @param ordered pages in their new order; those that the chapter lacks are skipped
 */
export function assignPageIndexes(chapterPageIds: readonly number[], ordered: readonly number[]): PageIndex[] {
  const known = ordered.filter((id) => chapterPageIds.includes(id))
  const indexes = chapterPageIds.flatMap((id, orderIndex) => (known.includes(id) ? [orderIndex] : []))
  return known.flatMap((id, index) => {
    const orderIndex = indexes[index]
    return orderIndex === undefined ? [] : [{ id, order_index: orderIndex }]
  })
}
