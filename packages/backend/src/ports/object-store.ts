/** Metadata of a stored object. */
export interface StoredObject {
  key: string
  sizeBytes: number
  contentType: string
  /** Changes with the content; without quotes. */
  etag: string
  /** Seconds since 1970. */
  modifiedAt: number
}

/** Bytes from `first` to `last`, both included, as in an HTTP Range header; without `last` to the end. */
export interface ByteRange {
  first: number
  last?: number
}

export type GetObjectResult =
  | {
      kind: 'found'
      object: StoredObject
      body: ReadableStream<Uint8Array>
      /** Content of `body`: the whole object if no range was requested. */
      range: { first: number; last: number }
    }
  | { kind: 'missing'; key: string }
  /** The range lies beyond the object. */
  | { kind: 'out-of-range'; object: StoredObject }

export interface SignUrlRequest {
  key: string
  method: 'GET' | 'PUT'
  /** Validity in seconds. */
  expiresInSeconds: number
  /** For PUT: the only accepted type and the largest accepted size. */
  contentType?: string
  maximumBytes?: number
  /** For PUT to a bucket, which knows no largest size: the only accepted size. */
  exactBytes?: number
}

/** Keys are relative paths of [A-Za-z0-9._-] segments separated by '/', never starting with '/' or containing '..'. */
export interface ObjectStore {
  /** Replaces the object whole or not at all. Rejects if the stored size differs from the size sent. */
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>, contentType: string): Promise<StoredObject>
  get(key: string, range?: ByteRange): Promise<GetObjectResult>
  /** Returns the object's metadata without its content; null if it is missing. */
  head(key: string): Promise<StoredObject | null>
  /** Returns true if the object existed. */
  delete(key: string): Promise<boolean>
  /** Lists every object whose key starts with `prefix`, by ascending key. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** Returns an address that works without a token until it expires. */
  signUrl(request: SignUrlRequest): Promise<string>
}
