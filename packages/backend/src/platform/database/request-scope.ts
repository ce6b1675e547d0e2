import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { RequestTransaction } from './request-transaction'

/** The transaction of the repeatable request that the current call belongs to. */
const scope = new AsyncLocalStorage<RequestTransaction>()

/** Returns the open transaction of the current request, or null outside a repeatable request and after its commit. */
export function currentTransaction(): RequestTransaction | null {
  const transaction = scope.getStore()
  return transaction === undefined || transaction.hasEnded ? null : transaction
}

/** Creates the transaction of a repeatable request on a pool that knows requests. */
export function createRequestTransaction(pool: Pool): RequestTransaction {
  return new RequestTransaction(pool, () => outsideRequest(() => pool.connect()))
}

/** Runs a request, whose writes all belong to the transaction. */
export function runInTransaction<T>(transaction: RequestTransaction, work: () => Promise<T>): Promise<T> {
  return scope.run(transaction, work)
}

/**
 * Runs work whose writes must be kept even if the request fails, such as a lease on an upload, or which waits for other
 * connections. It does not see what the request has written.
 */
export function outsideRequest<T>(work: () => Promise<T>): Promise<T> {
  return scope.exit(work)
}

/**
 * Runs work that needs the writes of the request to be committed, such as the deletion of objects that no row references
 * any more: after the commit, or now if there is no transaction. It is dropped if the request fails.
 */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const transaction = currentTransaction()
  if (transaction === null) await work()
  else transaction.afterCommit(work)
}
