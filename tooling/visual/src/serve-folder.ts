import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface ServedFolder {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the files of a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const name = decodePath(request.url ?? '/')
    if (name === null) {
      response.writeHead(400).end()
      return
    }
    const path = join(folder, name)
    if (!path.startsWith(folder + sep)) {
      response.writeHead(403).end()
      return
    }
    stat(path).then(
      (found) => {
        if (!found.isFile()) {
          response.writeHead(404).end()
          return
        }
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
        createReadStream(path).pipe(response)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error(`The server has no TCP port: ${String(address)}`)
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error === undefined ? resolve() : reject(error)))
      }),
  }
}

/** Returns the decoded path of a request; null if it is malformed. */
function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return null
    throw error
  }
}
