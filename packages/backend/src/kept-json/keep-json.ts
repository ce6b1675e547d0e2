import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ByteCache } from './byte-cache'

export type Bytes = Uint8Array<ArrayBuffer>

/** JSON that is kept as bytes, plain and compressed. */
export interface KeptJson {
  /** Without quotes; the same as long as the JSON is the same. */
  tag: string
  json(): Promise<Bytes>
  brotli(): Promise<Bytes>
}

export interface JsonSource {
  tag: string
  /** What is read once and by many is worth more work of the compressor than what an author changes every minute. */
  isReadByMany: boolean
  make: () => Promise<Bytes>
}

const compress = promisify(brotliCompress)
const quickQuality = 4

/** Makes the JSON, and its compressed form, when it is first asked for under this key, and keeps both. */
export function keepJson(cache: ByteCache<Bytes>, key: string, { tag, isReadByMany, make }: JsonSource): KeptJson {
  const json = () => cache.read(key, async () => sized(await make()))
  return {
    tag,
    json,
    brotli: () =>
      cache.read(`${key} br`, async () => {
        const plain = await json()
        // The best quality takes seconds on large books and wins little.
        const best = plain.byteLength < 500_000 ? 11 : 9
        const quality = isReadByMany ? best : quickQuality
        return sized(Uint8Array.from(await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })))
      }),
  }
}

function sized(value: Bytes): { value: Bytes; bytes: number } {
  return { value, bytes: value.byteLength }
}
