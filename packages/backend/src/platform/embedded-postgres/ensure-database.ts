import { Client, escapeIdentifier } from 'pg'
import { type Connection, startFailure, type StartFailure, systemErrorCode } from './outcome'

const ALREADY_THERE = new Set(['42P04', '23505'])
const WRONG_PASSWORD = '28P01'

/** Creates the database of a connection if it is missing. A result of this query shows that the start succeeded. */
export async function ensureDatabase(connection: Connection): Promise<StartFailure | { kind: 'there' }> {
  try {
    await runAsAdministrator(connection, async (client) => {
      const result = await client.query('select 1 from pg_database where datname = $1', [connection.database])
      if (result.rowCount === 0) await client.query(`create database ${escapeIdentifier(connection.database)}`)
    })
    return { kind: 'there' }
  } catch (error) {
    const code = systemErrorCode(error)
    if (code !== null && ALREADY_THERE.has(code)) return { kind: 'there' }
    if (code !== WRONG_PASSWORD) throw error
    return startFailure(
      'the password kept in the data folder is not the one of its database',
      'put back the file database-password of this data folder, from a backup for instance',
    )
  }
}

/** Runs statements in the maintenance database of a server, on a separate connection. */
export async function runAsAdministrator(
  connection: Connection,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  // Without a listener the end of the server would be an uncaught error; a running query rejects anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
