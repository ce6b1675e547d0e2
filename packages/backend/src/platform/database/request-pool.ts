import { Pool, type PoolClient } from 'pg'
import { currentTransaction } from './request-scope'

type ConnectCallback = Parameters<Pool['connect']>[0]

/**
 * A pool that gives repeatable requests the connection of their transaction. Drizzle asks for a connection by promise to run
 * a transaction, and by callback, through `query`, to run a single statement.
 */
export class RequestPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const transaction = currentTransaction()
    if (transaction?.pool !== this) return callback === undefined ? super.connect() : super.connect(callback)
    if (callback === undefined) return transaction.connectTransaction()
    transaction.connectStatement().then(
      (client) => callback(undefined, client, () => client.release()),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {}),
    )
  }
}
