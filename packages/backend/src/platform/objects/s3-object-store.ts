import { readHeader } from '../http/read-header'
import type { GetObjectResult, ObjectStore, StoredObject } from '../../ports/index'
import { contentTypeOf } from '../../entities/objects/content-types'
import type { FileSystem } from '../disk/file-system'
import { createBucketClient, type S3Bucket } from './create-bucket-client'
import { readObjectListing } from './read-object-listing'
import { spoolToDisk } from './spool-to-disk'
import { StoreUnavailableError } from './store-unavailable-error'

export interface S3Options extends S3Bucket {
  /** Folder for streams of unknown length until they are uploaded. */
  temporaryFolder: string
  now: () => Date
  /** Writes those files; Node's by default. */
  fileSystem?: FileSystem | undefined
}

/**
 * Stores objects in a bucket of any S3-compatible service, with path-style addresses. Retries responses with 5xx. After
 * every upload it compares the stored size with the size sent.
 */
export function createS3ObjectStore(options: S3Options): ObjectStore {
  const { temporaryFolder, now, fileSystem } = options
  const { ask, addressOf, bucketAddress, sign } = createBucketClient(options)

  async function head(key: string): Promise<StoredObject | null> {
    const response = await ask(addressOf(key), { method: 'HEAD' })
    if (response.status === 404) return null
    await requireOk(response, `asking for ${key}`)
    return describe(key, response.headers)
  }

  return {
    async put(key, body, contentType) {
      const address = addressOf(key)
      const spooled = body instanceof Uint8Array ? null : await spoolToDisk(body, temporaryFolder, fileSystem)
      try {
        const payload = spooled?.blob ?? new Blob([Uint8Array.from(body instanceof Uint8Array ? body : [])])
        const response = await ask(address, {
          method: 'PUT',
          body: payload,
          headers: { 'content-type': contentType },
        })
        await requireOk(response, `storing ${key}`)
        await response.body?.cancel()
        const stored = await head(key)
        if (stored?.sizeBytes === payload.size) return stored
        throw new StoreUnavailableError(`${key}: ${stored?.sizeBytes ?? 'no'} bytes stored of ${payload.size} sent`)
      } finally {
        await spooled?.remove()
      }
    },

    async get(key, range): Promise<GetObjectResult> {
      const headers = range
        ? { range: `bytes=${range.first}-${range.last === undefined ? '' : range.last}` }
        : undefined
      const response = await ask(addressOf(key), headers ? { headers } : {})
      if (response.status === 404) {
        await response.body?.cancel()
        return { kind: 'missing', key }
      }
      if (response.status === 416) {
        await response.body?.cancel()
        const object = await head(key)
        return object ? { kind: 'out-of-range', object } : { kind: 'missing', key }
      }
      await requireOk(response, `reading ${key}`)
      const object = describe(key, response.headers)
      const body = response.body ?? new Blob([]).stream()
      return { kind: 'found', object, body, range: readSentRange(response, object) }
    },

    head,

    async delete(key) {
      const object = await head(key)
      if (!object) return false
      await requireOk(await ask(addressOf(key), { method: 'DELETE' }), `deleting ${key}`)
      return true
    },

    async *list(prefix) {
      for (let token: string | null = ''; token !== null;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token === '' ? {} : { 'continuation-token': token }),
        })
        const response = await ask(`${bucketAddress}?${query.toString()}`)
        await requireOk(response, `listing ${prefix}`)
        const page = readObjectListing(await response.text())
        for (const entry of page.objects) yield { ...entry, contentType: contentTypeOf(entry.key) }
        token = page.next
      }
    },

    signUrl: (request) => sign(request, now()),
  }
}

function describe(key: string, headers: Headers): StoredObject {
  const whole = /\/(\d+)$/.exec(readHeader({ headers }, 'content-range'))?.[1]
  return {
    key,
    sizeBytes: Number(whole ?? readHeader({ headers }, 'content-length')),
    contentType: contentTypeOf(key),
    etag: readHeader({ headers }, 'etag').replaceAll('"', ''),
    modifiedAt: Date.parse(readHeader({ headers }, 'last-modified')) / 1000,
  }
}

/** Returns the range of a partial response; the whole object for any other. */
function readSentRange(response: Response, { sizeBytes }: StoredObject): { first: number; last: number } {
  const part = /^bytes (\d+)-(\d+)\//.exec(readHeader(response, 'content-range'))
  return part ? { first: Number(part[1]), last: Number(part[2]) } : { first: 0, last: sizeBytes - 1 }
}

async function requireOk(response: Response, what: string): Promise<void> {
  if (response.ok) return
  const reason = (await response.text()).slice(0, 300)
  throw new StoreUnavailableError(`The object store answered ${response.status} when ${what}: ${reason}`)
}
