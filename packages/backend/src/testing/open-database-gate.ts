import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../platform/embedded-postgres'

/** A network port in front of a test database, which can be closed as if the database were away. */
export interface DatabaseGate {
  readonly connection: Connection
  /** Cuts all connections and refuses new ones. */
  close(): Promise<void>
  /** Accepts connections again, at the same address. */
  open(): Promise<void>
}

export async function openDatabaseGate(database: Connection): Promise<DatabaseGate> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far =
      database.port === undefined
        ? connect(join(database.host, '.s.PGSQL.5432'))
        : connect({ host: database.host, port: database.port })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the gate has no port')
  const { port } = address
  return {
    connection: { ...database, host: '127.0.0.1', port },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: () => listen(port),
  }
}
