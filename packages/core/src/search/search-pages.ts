import { decodeShard } from './decode-shard'
import type { QueryTerm, SearchPlan } from './plan-search'
import type { SearchDirectory } from './search-index'

/**
 * Returns the pages that have all terms of a query, ascending. For one term they are the result; for several, the pages on
 * which `findSearchHits` looks for them in order.
 *
 * @param shards bytes of the plan's shards, by number. Throws a RangeError if one is missing or cut off
 *
 * @example
 * const { directory, shards } = buildSearchIndex([{ words: ['The', 'cat'] }, { words: ['A', 'hat'] }])
 * const plan = planSearch('cat', directory)
 * searchPages(plan, directory, new Map([[0, shards[0]]])) // => [0]
 */
export function searchPages(
  plan: SearchPlan,
  { pageCount }: SearchDirectory,
  shards: ReadonlyMap<number, Uint8Array>,
): number[] {
  const isWanted = (term: string) => plan.terms.some((wanted) => matches(term, wanted))
  const known = plan.shards.flatMap((number) => {
    const bytes = shards.get(number)
    if (bytes === undefined) throw new RangeError(`Shard ${number} of the search index is missing`)
    return decodeShard(bytes, { pageCount, isWanted })
  })
  let found: readonly number[] | null = null
  for (const wanted of plan.terms) {
    const pages = new Set<number>()
    for (const entry of known) if (matches(entry.term, wanted)) for (const page of entry.pages) pages.add(page)
    found = found === null ? [...pages] : found.filter((page) => pages.has(page))
  }
  return (found ?? []).toSorted((a, b) => a - b)
}

function matches(term: string, { text, isPrefix }: QueryTerm): boolean {
  return isPrefix ? term.startsWith(text) : term === text
}
