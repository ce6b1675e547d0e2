import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface FixedResponseServer {
  readonly url: string
  /** Headers of each request that has arrived. */
  readonly authorizations: (string | null)[]
  readonly stop: () => void
}

/** Starts a server with one response to every request: for responses that the real one never gives, and for other hosts. */
export function respondAlways(status: number, body: unknown): Promise<FixedResponseServer> {
  return startTestServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

export async function startTestServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FixedResponseServer> {
  const authorizations: (string | null)[] = []
  const server = createServer((request, response) => {
    authorizations.push(request.headers.authorization ?? null)
    request.resume()
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    authorizations,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
