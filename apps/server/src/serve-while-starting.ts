import { acceptsPage, createWaitPage } from './sites/wait-page'

/** Responds to every call until the server is ready: to a browser with a page that loads again automatically. */
export function serveWhileStarting(version: string, uptimeSeconds: () => number): (request: Request) => Response {
  return (request) => {
    const headers = { 'retry-after': '1', 'cache-control': 'no-store' }
    const { pathname } = new URL(request.url)
    if (pathname === '/ready') return Response.json({ status: 'starting', parts: {} }, { status: 503, headers })
    if (pathname === '/health') {
      const body = { status: 'starting', version, uptimeSeconds: Math.round(uptimeSeconds() * 10) / 10, parts: {} }
      return Response.json(body, { status: 503, headers })
    }
    if (acceptsPage(request)) return createWaitPage(request, 'starting')
    return Response.json(
      { code: 'starting', msg: 'The server is starting. Try again in a moment.' },
      { status: 503, headers },
    )
  }
}
