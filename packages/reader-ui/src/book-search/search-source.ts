import type { SearchDirectory } from '@lectern/core/search'
import type { ReaderPage } from '../book/reader-book'

/** Overview of the search index of a book. */
export interface SearchOverview {
  /** All pages in order: the index names a page by its place here. */
  readonly pageIds: readonly number[]
  readonly languages: readonly { readonly language: string; readonly directory: SearchDirectory }[]
}

/** Gives a search what it reads, wherever the book is. All functions reject if it cannot be loaded. */
export interface SearchSource {
  readonly readOverview: () => Promise<SearchOverview>
  /** Returns shards of the index of a language by their numbers. */
  readonly readShards: (language: string, numbers: readonly number[]) => Promise<ReadonlyMap<number, Uint8Array>>
  /** Returns pages with their words in a language, in the given order. Pages that the book no longer has are left out. */
  readonly readPages: (language: string, pageIds: readonly number[]) => Promise<readonly ReaderPage[]>
}
