/** What is known of a stored object without reading it. */
export interface StoredObject {
  key: string
  sizeBytes: number
  contentType: string
  /** Changes whenever the content does; without quotes. */
  etag: string
  /** Seconds since 1970. */
  modifiedAt: number
}

/** Bytes from `first` to `last`, both included, as in an HTTP Range header; `last` left out means to the end. */
export interface ByteRange {
  first: number
  last?: number
}

export type GetObjectResult =
  | {
      kind: 'found'
      object: StoredObject
      body: ReadableStream<Uint8Array>
      /** What `body` really holds; the whole object when no range was asked. */
      range: { first: number; last: number }
    }
  | { kind: 'missing'; key: string }
  /** The range lies beyond the object. */
  | { kind: 'out-of-range'; object: StoredObject }

export interface SignUrlRequest {
  key: string
  method: 'GET' | 'PUT'
  /** Seconds from now until the address is refused. */
  expiresInSeconds: number
  /** For PUT: the only type and the greatest size that are taken. */
  contentType?: string
  maximumBytes?: number
}

/** Keys are relative paths of [A-Za-z0-9._-] segments joined by '/', never starting with '/' or holding '..'. */
export interface ObjectStore {
  /** Replaces what was there, whole or not at all. Rejects when the stored size is not the size that was sent. */
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>, contentType: string): Promise<StoredObject>
  get(key: string, range?: ByteRange): Promise<GetObjectResult>
  /** Null when there is no such object. */
  head(key: string): Promise<StoredObject | null>
  /** True when something was there. */
  delete(key: string): Promise<boolean>
  /** Every object whose key begins with `prefix`, by ascending key. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** An address that works without a token until it expires. */
  signUrl(request: SignUrlRequest): Promise<string>
}
