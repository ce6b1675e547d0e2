import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'

export type FetchHandler = Parameters<typeof createAdaptorServer>[0]['fetch']

export interface OpenPort {
  /** The actual port, even if 0 was requested. */
  port: number
  /** Replaces the request handler. */
  handleWith(handler: FetchHandler): void
  /** Stops accepting calls, closes idle connections and waits `graceMilliseconds` for the others before it cuts them. */
  close(graceMilliseconds: number): Promise<void>
}

export type PortAttempt = { kind: 'open'; opened: OpenPort } | { kind: 'refused'; reason: string }

/** Starts to listen before anything else is ready, so that callers get "starting" and not a refused connection. */
export async function openPort(host: string, port: number, first: FetchHandler): Promise<PortAttempt> {
  let handler = first
  const server = createAdaptorServer({ fetch: (request, environment) => handler(request, environment) })
  if (!('closeIdleConnections' in server)) throw new Error('an HTTP/1 server was expected')
  server.requestTimeout = 0
  const problem = await listen(server, host, port)
  if (problem) return { kind: 'refused', reason: problem }
  const address = server.address()
  return {
    kind: 'open',
    opened: {
      port: typeof address === 'object' && address ? address.port : port,
      handleWith: (next) => void (handler = next),
      close: (graceMilliseconds) =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref()
        }),
    },
  }
}

function listen(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(explain(error, host, port)))
    server.listen(port, host, () => resolve(null))
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. End it, or choose another port: PORT=${port + 1}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=4600.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Leave HOST out, or set it to 127.0.0.1.`
    default:
      return `The server cannot listen on ${host}:${port}: ${error.message}`
  }
}
