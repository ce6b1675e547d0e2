import type { Pool, PoolClient } from 'pg'

/**
 * Gives connections back to the pool when they are lost during their use; a later release does nothing. Drizzle never
 * releases a connection that is lost while its transaction begins, so each restart of the database would leave the pool
 * with fewer.
 */
export function releaseLostClients(pool: Pool): void {
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The pool itself removes those that are idle.
      if (!held.has(client)) return
      client.release(error)
      client.release = () => undefined
    })
  })
}
