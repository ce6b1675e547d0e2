import { setTimeout as delay } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import * as relations from './relations'
import * as tables from './schema'

const schema = { ...tables, ...relations }

export type Database = NodePgDatabase<typeof schema>
/** A database or a transaction of it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

/** How to reach Postgres: an address, or a socket folder with a user and password. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; password: string; database: string }

export interface OpenDatabase {
  database: Database
  pool: Pool
  connection: DatabaseConnection
  /** Ends every connection, within half a second; what then breaks off is not worth a word. */
  close(): Promise<void>
}

/** For work that is nearly done when the connections are to end. */
const graceMilliseconds = 300
const partingMilliseconds = 200

export function openDatabase(connection: DatabaseConnection, log: Logger, options: PoolConfig = {}): OpenDatabase {
  const pool = new Pool({ max: 12, connectionTimeoutMillis: 5000, ...connection, ...options })
  // Without a listener a database that goes away would end this process.
  let isClosing = false
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    // The pool listens while a connection is idle; a transaction that waits between two queries would go without.
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
      // The pool would wait for as long as anybody works with a connection.
      const partings = Promise.allSettled(Array.from(clients, (client) => client.end()))
      await Promise.race([partings, delay(partingMilliseconds, null, { ref: false })])
    },
  }
}
