import { listSearchTokens } from './list-search-tokens'
import type { SearchDirectory } from './search-index'

/** A term to look up. */
export interface QueryTerm {
  readonly text: string
  /** True if longer terms that begin with it match too. */
  readonly isPrefix: boolean
}

/** The terms of a query and the shards of the index that hold them. */
export interface SearchPlan {
  /** In the order of the query. */
  readonly terms: readonly QueryTerm[]
  /** Shards of the index that are needed, ascending. */
  readonly shards: readonly number[]
}

/**
 * Plans a search: the terms of the query and the shards that hold them. Returns null if the query has nothing to look for. The
 * last word may be unfinished, as `isUnfinished` says.
 *
 * @example
 * planSearch('The cat', { pageCount: 9, firstTerms: ['a', 'm'] })
 * // => { terms: [{ text: 'the', isPrefix: false }, { text: 'cat', isPrefix: true }], shards: [0, 1] }
 */
export function planSearch(query: string, { firstTerms }: SearchDirectory): SearchPlan | null {
  const terms = listQueryTerms(query)
  if (terms.length === 0) return null
  const shards = new Set<number>()
  for (const { text, isPrefix } of terms) {
    const first = Math.max(
      0,
      firstTerms.findLastIndex((term) => term <= text),
    )
    const after = firstTerms.findIndex((term) => term > text && !term.startsWith(text))
    const end = !isPrefix ? first + 1 : after < 0 ? firstTerms.length : after
    for (let shard = first; shard < Math.min(end, firstTerms.length); shard += 1) shards.add(shard)
  }
  return { terms, shards: [...shards].toSorted((a, b) => a - b) }
}

function listQueryTerms(query: string): QueryTerm[] {
  const tokens = listSearchTokens(query.split(/\s+/u))
  return tokens.flatMap(({ isSpaced, letters }, index): QueryTerm[] => {
    const [first, ...others] = letters.map(({ text }) => text)
    if (first === undefined) return []
    const isLast = index === tokens.length - 1
    if (isSpaced) return [{ text: [first, ...others].join(''), isPrefix: isLast && isUnfinished(query) }]
    // A single character is the beginning of a pair, or the last of its text.
    if (others.length === 0) return [{ text: first, isPrefix: true }]
    return others.map((text, at) => ({ text: (letters[at]?.text ?? '') + text, isPrefix: false }))
  })
}

/**
 * Returns true if the last word of a query may go on: "lant" finds "lantern", "lant " does not.
 *
 * @example
 * isUnfinished('the lant') // => true
 * isUnfinished('the lantern.') // => false
 */
export function isUnfinished(query: string): boolean {
  return /[\p{L}\p{N}\p{M}]$/u.test(query)
}
