/** A query that was dispatched with a subscription. */
export interface SubscribedQuery<Result> {
  unwrap(): Promise<Result>
  unsubscribe(): void
}

/**
 * Resolves to the result of a query and ends its subscription. Use it instead of `subscribe: false`: without a
 * subscription, the cache removes an entry some time after its last fetch, even while it is fetched again, and the new
 * call resolves to `undefined`.
 */
export async function unwrapOnce<Result>(query: SubscribedQuery<Result>): Promise<Result> {
  try {
    return await query.unwrap()
  } finally {
    query.unsubscribe()
  }
}
