import type { PlacedRect } from '../editor/placed-rect'
import { isDoubtfulWord } from './is-doubtful-word'

/** So many unknown words are no names. */
const MIN_UNKNOWN_WORDS = 3

/**
 * Returns the numbers of the pages that recognition could barely read: at least half of their words are doubtful, by
 * recognition itself or, where there are several, by the dictionary.
 *
 * @param words all words of the pages
 * @param doubtful those of them that are to be checked
 */
export function listBarelyReadPages(
  pages: readonly { readonly pageVariationId: number; readonly pageNumber: number }[],
  words: readonly PlacedRect[],
  doubtful: readonly PlacedRect[],
): number[] {
  if (doubtful.length === 0) return []
  const total = countByPage(words)
  const toCheck = countByPage(doubtful)
  const unsure = new Set(
    doubtful.flatMap(({ rect, pageVariationId }) => (isDoubtfulWord(rect) ? [pageVariationId] : [])),
  )
  return pages.flatMap(({ pageVariationId, pageNumber }) => {
    const count = toCheck.get(pageVariationId)
    if (count === undefined || count * 2 < (total.get(pageVariationId) ?? count)) return []
    return count >= MIN_UNKNOWN_WORDS || unsure.has(pageVariationId) ? [pageNumber] : []
  })
}

function countByPage(words: readonly PlacedRect[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { pageVariationId } of words) {
    const before = counts.get(pageVariationId)
    counts.set(pageVariationId, before === undefined ? 1 : before + 1)
  }
  return counts
}
