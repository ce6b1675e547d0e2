/** A failed call to the object store: it is unavailable, refused the call, or stored only a part. Can be repeated. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}
