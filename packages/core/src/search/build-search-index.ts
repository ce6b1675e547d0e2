import { addToList } from '../arrays/add-to-list'
import { createPageTerms } from './create-page-terms'
import { encodeShard } from './encode-shard'
import type { SearchIndex, TermPages } from './search-index'

/** Size of a shard before compression: small enough that a phrase fetches little, large enough to compress well. */
const SHARD_BYTES = 24 * 1024

/**
 * Builds the index of a book in one language: which pages have which terms. It holds no places on the page, which are found in
 * the page's own words (`findSearchHits`), so it stays at a tenth of the text.
 *
 * @param pages the words of each page, in the order of the book
 *
 * @example
 * buildSearchIndex([{ words: ['The', 'cat'] }]).directory // => { pageCount: 1, firstTerms: ['cat'] }
 */
export function buildSearchIndex(
  pages: readonly { readonly words: readonly string[] }[],
  o: { readonly shardBytes?: number } = {},
): SearchIndex {
  const shardBytes = o.shardBytes ?? SHARD_BYTES
  const pagesOf = new Map<string, number[]>()
  const listTerms = createPageTerms()
  for (const [page, { words }] of pages.entries()) {
    for (const text of listTerms(words)) addToList(pagesOf, text, page)
  }
  const terms = [...pagesOf]
    .map(([term, found]): TermPages => ({ term, pages: found }))
    .toSorted((a, b) => (a.term < b.term ? -1 : 1))

  const firstTerms: string[] = []
  const shards: Uint8Array[] = []
  for (const group of groupBySize(terms, shardBytes, pages.length)) {
    firstTerms.push(group.firstTerm)
    shards.push(encodeShard(group.terms, pages.length))
  }
  return { directory: { pageCount: pages.length, firstTerms }, shards }
}

interface Group {
  readonly firstTerm: string
  readonly terms: TermPages[]
}

function groupBySize(terms: readonly TermPages[], shardBytes: number, pageCount: number): Group[] {
  const groups: Group[] = []
  let room = 0
  for (const entry of terms) {
    const bytes = 2 + entry.term.length + Math.min(entry.pages.length, pageCount / 8)
    const group = groups.at(-1)
    if (group === undefined || bytes > room) {
      groups.push({ firstTerm: entry.term, terms: [entry] })
      room = shardBytes - bytes
    } else {
      group.terms.push(entry)
      room -= bytes
    }
  }
  return groups
}
