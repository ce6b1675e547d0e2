import { createServer } from 'node:http'

export interface ServedPages {
  /** Without a trailing slash. */
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a host site on a free port that serves the pages that `pageAt` returns, by path. */
export async function servePages(
  hostname: 'localhost' | '127.0.0.1',
  pageAt: (path: string) => string,
): Promise<ServedPages> {
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pageAt(new URL(request.url ?? '/', 'http://site').pathname))
  })
  await new Promise<void>((resolve) => site.listen(0, hostname, resolve))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  return {
    origin: `http://${hostname}:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        site.close(() => resolve())
        site.closeAllConnections()
      }),
  }
}
