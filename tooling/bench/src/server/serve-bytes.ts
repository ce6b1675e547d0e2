// Serves the bytes of one file with node:http alone: the peer of the server's benches.
//   tsx serve-bytes.ts FILE
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = ''] = process.argv
const bytes = readFileSync(file)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  etag: '"peer"',
  'content-length': bytes.byteLength,
}
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`)
})
process.on('disconnect', () => process.exit(0))
