/** The objects of a published book in the bucket. */
export interface BucketListing {
  /** URL of the book's JSON; null if the listing has none. */
  readonly bookUrl: string | null
  /** URLs of the media, by the link that the book's JSON has for them. */
  readonly urlOf: ReadonlyMap<string, string>
}

/** Reads the response of the bucket's listing. Entries of another shape are left out. */
export function readBucketListing(response: unknown): BucketListing {
  const entries: unknown[] = Array.isArray(response) ? response : []
  const urls = entries.flatMap((entry): [key: string, url: string][] => {
    const key: unknown = Reflect.get(Object(entry), 'key')
    const url: unknown = Reflect.get(Object(entry), 'url')
    return typeof key === 'string' && typeof url === 'string' ? [[key, url]] : []
  })
  const book = urls.find(([key]) => /^published\/\d+\/\d+\/book\.json$/.test(key))
  return {
    bookUrl: book?.[1] ?? null,
    urlOf: new Map(urls.filter(([key]) => key.includes('/media/')).map(([key, url]) => [`/objects/${key}`, url])),
  }
}

/** Replaces the links to media in a book's JSON by their URLs in the bucket, which are signed unless the book is public. */
export function linkMedia(book: unknown, { urlOf }: Pick<BucketListing, 'urlOf'>): unknown {
  if (typeof book === 'string') return urlOf.get(book) ?? book
  if (Array.isArray(book)) return book.map((entry: unknown) => linkMedia(entry, { urlOf }))
  if (typeof book !== 'object' || book === null) return book
  return Object.fromEntries(
    Object.entries(book).map(([name, value]: [string, unknown]) => [name, linkMedia(value, { urlOf })]),
  )
}
