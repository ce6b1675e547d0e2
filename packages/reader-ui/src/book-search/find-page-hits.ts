import { findSearchHits, type SearchHit } from '@lectern/core/search'
import type { ReaderPage } from '../book/reader-book'
import { cutSnippet, type Snippet } from './cut-snippet'
import { listPageTexts } from './list-page-texts'

/** A hit with what a list shows of it. */
export interface FoundHit extends SearchHit {
  readonly pageId: number
  /** Language in which it was searched for. */
  readonly language: string
  readonly direction: ReaderPage['direction']
  readonly snippet: Snippet
}

/** Finds a query on a page. A page that is shown in another language has no hits. */
export function findPageHits(page: ReaderPage, query: string, language: string): FoundHit[] {
  if (page.language !== language) return []
  return findSearchHits(listPageTexts(page.words, page.language), query).map((hit) => ({
    ...hit,
    pageId: page.pageId,
    language,
    direction: page.direction,
    snippet: cutSnippet(page.words, hit),
  }))
}
