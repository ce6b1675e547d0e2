export interface BulkFailure<Item> {
  readonly item: Item
  /** Error of its call; null if sending was stopped before it. */
  readonly error: unknown
}

export interface BulkOptions<Item> {
  /** Number of items in a call. */
  readonly size: number
  /** Sends some items, all or none. Resolves to the error, or undefined. */
  readonly send: (items: readonly Item[]) => Promise<unknown>
  /** The error is about the network or the server, not about an item. */
  readonly isPassing: (error: unknown) => boolean
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends items a few at a time. A few that are refused are sent again one by one, so that one of them does not hold up the
 * others. After an error of the network or the server, or an abort, nothing more is sent. Returns the items that failed.
 */
export async function sendInBulk<Item>(
  items: readonly Item[],
  options: BulkOptions<Item>,
): Promise<BulkFailure<Item>[]> {
  const { size, send, isPassing, onProgress, signal } = options
  const failures: BulkFailure<Item>[] = []
  const rest = [...items]
  const failAll = (some: readonly Item[], error: unknown) => failures.push(...some.map((item) => ({ item, error })))
  const report = () => onProgress(items.length - rest.length)
  while (rest.length > 0) {
    if (signal.aborted) {
      failAll(rest, null)
      return failures
    }
    const some = rest.slice(0, size)
    const error = await send(some)
    if (error !== undefined && isPassing(error)) {
      failAll(rest, error)
      return failures
    }
    rest.splice(0, some.length)
    if (error !== undefined && some.length === 1) failAll(some, error)
    if (error !== undefined && some.length > 1) {
      const refused = await sendInBulk(some, { ...options, size: 1, onProgress: () => undefined })
      failures.push(...refused)
      const last = refused.at(-1)
      if (last !== undefined && (last.error === null || isPassing(last.error))) {
        failAll(rest, last.error)
        return failures
      }
    }
    report()
  }
  return failures
}
