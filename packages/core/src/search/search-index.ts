/** Overview of an index, read before its shards. */
export interface SearchDirectory {
  readonly pageCount: number
  /** The first term of each shard, in order of UTF-16 units. */
  readonly firstTerms: readonly string[]
}

/** The index of a book in one language. Each shard is stored, compressed and fetched by itself. */
export interface SearchIndex {
  readonly directory: SearchDirectory
  readonly shards: readonly Uint8Array[]
}

/** A term of the index and the pages that have it, ascending. */
export interface TermPages {
  readonly term: string
  readonly pages: readonly number[]
}
