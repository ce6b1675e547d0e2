import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ByteCache } from './create-byte-cache'

export type Bytes = Uint8Array<ArrayBuffer>

/** JSON cached as bytes, plain and compressed. */
export interface CachedJson {
  /** Entity tag without quotes; equal as long as the JSON is equal. */
  tag: string
  json(): Promise<Bytes>
  brotli(): Promise<Bytes>
}

export interface JsonSource {
  tag: string
  /** JSON that many clients read is compressed better than what an author changes every minute. */
  isReadByMany: boolean
  make: () => Promise<Bytes>
}

const compress = promisify(brotliCompress)
const quickQuality = 4

/** Builds the JSON and its compressed form on first use of the key, and caches both. */
export function cacheJson(cache: ByteCache<Bytes>, key: string, { tag, isReadByMany, make }: JsonSource): CachedJson {
  const json = () => cache.read(key, async () => sized(await make()))
  return {
    tag,
    json,
    brotli: () =>
      cache.read(`${key} br`, async () => {
        const plain = await json()
        // The best quality takes seconds on large books and gains little.
        const best = plain.byteLength < 500_000 ? 11 : 9
        const quality = isReadByMany ? best : quickQuality
        return sized(Uint8Array.from(await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })))
      }),
  }
}

function sized(value: Bytes): { value: Bytes; bytes: number } {
  return { value, bytes: value.byteLength }
}
