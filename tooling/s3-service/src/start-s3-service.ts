import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface S3Service {
  origin: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Awaited before each object is stored, so that a test can slow the store down. */
  beforePut: (key: string) => Promise<void>
  close(): Promise<void>
}

interface Stored {
  bytes: Buffer
  etag: string
  modifiedAt: Date
}

const accessKeyId = 'TESTKEY'
const secretAccessKey = 'the secret of the object store of the tests'
const region = 'eu-central-1'
const bucket = 'books'
const maxKeys = 1000
const maxSkewMs = 15 * 60_000

/**
 * Starts an S3-compatible store in memory. Like S3 it refuses wrong signatures (version 4, in the header or the query),
 * expired ones, and content types other than the signed one.
 */
export async function startS3Service(now: () => Date = () => new Date()): Promise<S3Service> {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    handleRequest(objects, request, now(), (key) => service.beforePut(key)).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => fail(response, error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the object store has no port')
  const service: S3Service = {
    origin: `http://127.0.0.1:${address.port}`,
    bucket,
    accessKeyId,
    secretAccessKey,
    region,
    beforePut: () => Promise.resolve(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

async function handleRequest(
  objects: Map<string, Stored>,
  request: IncomingMessage,
  now: Date,
  beforePut: S3Service['beforePut'],
): Promise<Reply> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  // Read before any refusal: a client that is still sending would see a reset connection and no response.
  const bytes = await buffer(request)
  if (!(await isSigned(request, url, now)))
    return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
  const [, named, ...rest] = url.pathname.split('/')
  if (named !== bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }
  const key = decodeURIComponent(rest.join('/'))
  if (key === '') return { status: 200, body: list(objects, url.searchParams) }
  const found = objects.get(key)
  switch (request.method) {
    case 'PUT': {
      if (request.headers['content-length'] === undefined) return { status: 411 }
      await beforePut(key)
      objects.set(key, { bytes, etag: createHash('md5').update(bytes).digest('hex'), modifiedAt: now })
      return { status: 200 }
    }
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    default:
      return found ? send(found, request.headers.range) : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
  }
}

function send({ bytes, etag, modifiedAt }: Stored, range: string | undefined): Reply {
  const headers = { etag: `"${etag}"`, 'last-modified': modifiedAt.toUTCString(), 'accept-ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined)
    return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes }
  const first = Number(from)
  const last = to === undefined || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  if (first > last) return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } }
  const part = bytes.subarray(first, last + 1)
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(part.length),
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
    },
    body: part,
  }
}

function list(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, maxKeys)
  const contents = page.map((key) => {
    const { bytes, etag, modifiedAt } = objects.get(key) ?? { bytes: Buffer.of(), etag: '', modifiedAt: new Date() }
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const isTruncated = keys.length > page.length
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64url')}</NextContinuationToken>`
    : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/** Computes the signature of the request's signed headers and compares it with the one sent. */
async function isSigned(request: IncomingMessage, url: URL, now: Date): Promise<boolean> {
  const authorization = request.headers.authorization ?? ''
  const signQuery = url.searchParams.has('X-Amz-Signature')
  const given = signQuery ? url.searchParams.get('X-Amz-Signature') : /Signature=([0-9a-f]+)/.exec(authorization)?.[1]
  const names = signQuery
    ? url.searchParams.get('X-Amz-SignedHeaders')
    : /SignedHeaders=([^,]+)/.exec(authorization)?.[1]
  const datetime = signQuery ? url.searchParams.get('X-Amz-Date') : String(request.headers['x-amz-date'] ?? '')
  if (!given || !names || !datetime) return false
  const signedAt = Date.parse(datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const lifeMs = signQuery ? Number(url.searchParams.get('X-Amz-Expires')) * 1000 : maxSkewMs
  if (!(now.getTime() < signedAt + lifeMs) || signedAt > now.getTime() + maxSkewMs) return false
  const unsigned = new URL(url)
  for (const name of ['Signature', 'SignedHeaders', 'Algorithm', 'Credential', 'Date'])
    unsigned.searchParams.delete(`X-Amz-${name}`)
  const headers = new Headers()
  for (const name of names.split(';')) if (name !== 'host') headers.set(name, String(request.headers[name] ?? ''))
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET', url: unsigned.href, headers, accessKeyId, secretAccessKey, service: 's3', region, datetime, signQuery, allHeaders: true,
  }) // prettier-ignore
  return (await signer.signature()) === given
}

function fail(response: ServerResponse, error: unknown): void {
  response.writeHead(500).end(String(error))
}
