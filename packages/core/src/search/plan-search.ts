import { gramLength, listSearchTokens } from './list-search-tokens'
import type { SearchDirectory } from './search-index'
import { stringAt } from '../arrays/element-at'

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
  return tokens.flatMap((token, index): QueryTerm[] => {
    const characters = token.letters.map(({ text }) => text)
    const text = characters.join('')
    if (token.isSpaced) return [{ text, isPrefix: index === tokens.length - 1 && isUnfinished(query) }]
    return listGrams(characters)
  })
}

/** Lists n-grams side by side that cover all characters: their order is found in the words of the page. */
function listGrams(characters: readonly string[]): QueryTerm[] {
  const lengthAt = (at: number) => gramLength(stringAt(characters, at))
  const gramAt = (at: number) => characters.slice(at, at + lengthAt(at))
  const isWhole = (at: number) => gramAt(at).length === lengthAt(at)
  const terms: QueryTerm[] = []
  for (let at = 0; at < characters.length; at += gramAt(at).length) {
    const ending = characters.findIndex(
      (_, start) => start <= at && start + gramAt(start).length === characters.length && isWhole(start),
    )
    // Too short an end belongs to the last whole n-gram, and too short a text is the beginning of one.
    const start = isWhole(at) || ending < 0 ? at : ending
    terms.push({ text: gramAt(start).join(''), isPrefix: !isWhole(start) })
  }
  return terms
}

/**
 * Returns true if the last word of a query may continue: "lant" finds "lantern", "lant " does not.
 *
 * @example
 * isUnfinished('the lant') // => true
 * isUnfinished('the lantern.') // => false
 */
export function isUnfinished(query: string): boolean {
  return /[\p{L}\p{N}\p{M}]$/u.test(query)
}
