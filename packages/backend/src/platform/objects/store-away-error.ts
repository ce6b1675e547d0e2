/** The object store did not do what it was asked: it is away, refuses, or stored only a part. Can be tried again. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'
}
