import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedAddress {
  key: string
  method: 'GET' | 'PUT'
  /** Expiry in seconds since 1970. */
  expiresAt: number
  contentType?: string
  maximumBytes?: number
}

/** Returns the address of an object on this server, `/objects/…`, with all signed values in its query. */
export function signObjectUrl(address: SignedAddress, secret: Uint8Array): string {
  const query = new URLSearchParams({ expires: String(address.expiresAt) })
  if (address.method !== 'GET') query.set('method', address.method)
  if (address.contentType !== undefined) query.set('type', address.contentType)
  if (address.maximumBytes !== undefined) query.set('size', String(address.maximumBytes))
  query.set('signature', sign(address, secret))
  return `/objects/${address.key}?${query.toString()}`
}

/** Returns true if `query` is what `signObjectUrl` wrote for this key and method and has not expired. */
export function isSignedFor(
  key: string,
  method: 'GET' | 'PUT',
  query: Readonly<Record<string, string>>,
  secret: Uint8Array,
  nowSeconds: number,
): boolean {
  const { expires, signature, type, size } = query
  if (expires === undefined || signature === undefined) return false
  // Compared as text: 5e8 is the same number but was not signed.
  if (![expires, size ?? '0'].every((number) => /^\d{1,15}$/.test(number))) return false
  const expiresAt = Number(expires)
  if (expiresAt <= nowSeconds) return false
  const expected = sign(
    {
      key,
      method,
      expiresAt,
      ...(type === undefined ? {} : { contentType: type }),
      ...(size === undefined ? {} : { maximumBytes: Number(size) }),
    },
    secret,
  )
  const actualBytes = Buffer.from(signature)
  const expectedBytes = Buffer.from(expected)
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}

function sign({ key, method, expiresAt, contentType, maximumBytes }: SignedAddress, secret: Uint8Array): string {
  const text = [method, key, expiresAt, contentType, maximumBytes].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url')
}
