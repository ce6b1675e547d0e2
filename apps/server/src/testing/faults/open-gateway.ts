import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

/** Treatment of a request by a gateway. */
export type Meddling =
  | { readonly kind: 'forward' }
  /** The gateway responds itself and does not forward the request. */
  | { readonly kind: 'answer'; readonly status: number }
  /** Forwards it and breaks the connection instead of sending the reply. */
  | { readonly kind: 'lose-reply' }

/** A proxy that a test tells to answer, or to lose replies. */
export interface Gateway {
  readonly url: string
  /** Called with each request. */
  meddle: (request: { readonly method: string; readonly path: string }) => Meddling
  close(): Promise<void>
}

/** Opens a proxy. A target that cannot be reached is answered with 502. */
export async function openGateway(target: () => string): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    const meddling = gateway.meddle({ method: incoming.method ?? '', path: incoming.url ?? '' })
    if (meddling.kind === 'answer') return answer(incoming, outgoing, meddling.status)
    return forward(target(), incoming, outgoing, meddling.kind === 'lose-reply')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the gateway has no port')
  const gateway: Gateway = {
    url: `http://127.0.0.1:${address.port}`,
    meddle: () => ({ kind: 'forward' }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return gateway
}

/** Returns a function that meddles with the n-th request, and one that tells whether it came. */
export function meddleOnce(n: number, meddling: Meddling): { meddle: Gateway['meddle']; isDone: () => boolean } {
  let count = 0
  return {
    meddle: () => ((count += 1) === n ? meddling : { kind: 'forward' }),
    isDone: () => count >= n,
  }
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse, status: number): void {
  incoming.resume()
  outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<html>The gateway answers.</html>')
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, losesReply: boolean): void {
  const { method, headers, url } = incoming
  const passed = send(new URL(url ?? '/', target), { method, headers, agent: false }, (reply) => {
    if (losesReply) {
      reply.resume().on('end', () => incoming.socket.destroy())
      reply.on('error', () => incoming.socket.destroy())
      return
    }
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.on('error', () => outgoing.destroy())
    reply.pipe(outgoing)
  })
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else answer(incoming, outgoing, 502)
  })
  incoming.on('error', () => passed.destroy())
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) passed.destroy()
  })
  incoming.pipe(passed)
}
