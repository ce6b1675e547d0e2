import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { type Database, schema } from '../../entities/schema/database-handle'
import { releaseLostClients } from './release-lost-clients'
import { RequestPool } from './request-pool'

/** Address of Postgres: a connection string, or a socket folder with user and password. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; password: string; database: string }

export interface OpenDatabase {
  database: Database
  pool: Pool
  connection: DatabaseConnection
  /** Closes every connection within half a second; later errors are ignored. */
  close(): Promise<void>
}

/** Time for work that is nearly done. */
const graceMilliseconds = 300
const partingMilliseconds = 200

export function openDatabase(connection: DatabaseConnection, log: Logger, options: PoolConfig = {}): OpenDatabase {
  const pool = new RequestPool({ max: 12, connectionTimeoutMillis: 5000, ...connection, ...options })
  // Without a listener a lost database would end this process.
  let isClosing = false
  const clients = new Set<PoolClient>()
  releaseLostClients(pool)
  pool.on('connect', (client) => {
    clients.add(client)
    // The pool listens on idle connections only; a transaction waiting between two queries would have no listener.
    client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'))
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ err: error }, 'an idle database connection was lost')
  })
  return {
    database: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    connection,
    async close() {
      isClosing = true
      const ended = pool.end().then(() => true)
      if (await Promise.race([ended, delay(graceMilliseconds, false, { ref: false })])) return
      // The pool would wait until every connection is released.
      const partings = Promise.allSettled(Array.from(clients, (client) => client.end()))
      await Promise.race([partings, delay(partingMilliseconds, null, { ref: false })])
    },
  }
}
