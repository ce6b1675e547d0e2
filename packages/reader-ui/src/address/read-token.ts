/** The signed-in user as the device keeps it. */
export interface LocalUser {
  accessToken: string
  refreshToken: string | null
  id: string | null
  email: string | null
}

/** Who a token says that the reader is, or why it cannot be read. */
export type TokenReading = { kind: 'ok'; user: LocalUser } | { kind: 'broken'; reason: string }

/**
 * Reads the user object of the address parameter `token`: base64url JSON with `accessToken`, `refreshToken`, `id` and
 * `email`, or a JWT, which is its own access token. Nothing is verified here: that is the server's business. Never
 * throws: the reason for a broken token is a sentence for people.
 *
 * @example
 * const token = btoa(JSON.stringify({ accessToken: 'abc', id: 7 }))
 * readToken(token) // => { kind: 'ok', user: { accessToken: 'abc', refreshToken: null, id: '7', email: null } }
 * readToken('nonsense').kind // => 'broken'
 */
export function readToken(token: string): TokenReading {
  const parts = token.trim().split('.')
  if (parts.length !== 1 && parts.length !== 3) return broken('It is neither base64url JSON nor a JWT.')
  const isJwt = parts.length === 3
  const text = decodeBase64Url((isJwt ? parts[1] : parts[0]) ?? '')
  const fields = text === null ? null : parseObject(text)
  if (fields === null) return broken('It does not hold a JSON object.')

  const accessToken = isJwt ? token.trim() : readText(fields['accessToken'])
  if (accessToken === null) return broken('It holds no access token.')
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

function broken(reason: string): TokenReading {
  return { kind: 'broken', reason: `The token cannot be read. ${reason} Sign in again.` }
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

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** UTF-8 text of base64url, or of plain base64, with or without padding; null when it is not that. */
function decodeBase64Url(encoded: string): string | null {
  const letters = encoded.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')
  let bits = ''
  for (const letter of letters) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return null
    bits += value.toString(2).padStart(6, '0')
  }
  const bytes = bits.match(/.{8}/g) ?? []
  try {
    return decodeURIComponent(bytes.map((byte) => `%${parseInt(byte, 2).toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return null
  }
}
