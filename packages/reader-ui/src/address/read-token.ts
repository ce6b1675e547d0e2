/** The signed-in user as stored on the device. */
export interface LocalUser {
  accessToken: string
  refreshToken: string | null
  id: string | null
  email: string | null
}

/** Neither base64url nor a JWT; no JSON object inside; no access token in it. */
export type BrokenTokenReason = 'not-a-token' | 'no-object' | 'no-access-token'

/** The user that a token names, or the reason why it cannot be read. */
export type TokenReading = { kind: 'ok'; user: LocalUser } | { kind: 'broken'; reason: BrokenTokenReason }

/**
 * Reads the user object of the address parameter `token`: base64url JSON with `accessToken`, `refreshToken`, `id` and
 * `email`, or a JWT, which is its own access token. Verifies no signature: the server does. Never throws.
 *
 * @example
 * const token = btoa(JSON.stringify({ accessToken: 'abc', id: 7 }))
 * readToken(token) // => { kind: 'ok', user: { accessToken: 'abc', refreshToken: null, id: '7', email: null } }
 * readToken('nonsense').kind // => 'broken'
 */
export function readToken(token: string): TokenReading {
  const parts = token.trim().split('.')
  if (parts.length !== 1 && parts.length !== 3) return { kind: 'broken', reason: 'not-a-token' }
  const isJwt = parts.length === 3
  const [header = '', payload = header] = parts
  const text = decodeBase64Url(payload)
  const fields = text === null ? null : parseObject(text)
  if (fields === null) return { kind: 'broken', reason: 'no-object' }

  const accessToken = isJwt ? token.trim() : readText(fields['accessToken'])
  if (accessToken === null) return { kind: 'broken', reason: 'no-access-token' }
  return {
    kind: 'ok',
    user: {
      accessToken,
      refreshToken: readText(fields['refreshToken']),
      id: readText(fields['id']) ?? (isJwt ? readText(fields['sub']) : null),
      email: readText(fields['email']),
    },
  }
}

function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Decodes UTF-8 text from base64url or base64, with or without padding; null if it is neither. */
function decodeBase64Url(encoded: string): string | null {
  try {
    const letters = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
