import type { Session } from './session'

/** Reads the pair of tokens of a response or of a stored session; null for anything else. */
export function readTokenPair(body: unknown): Pick<Session, 'accessToken' | 'refreshToken'> | null {
  if (typeof body !== 'object' || body === null) return null
  const accessToken: unknown = Reflect.get(body, 'accessToken')
  const refreshToken: unknown = Reflect.get(body, 'refreshToken')
  return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
}

/** Parses a stored session. Returns null for text that is none. */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    const pair = readTokenPair(stored)
    if (!pair || typeof stored !== 'object' || stored === null) return null
    const id: unknown = Reflect.get(stored, 'id')
    const email: unknown = Reflect.get(stored, 'email')
    if (typeof id !== 'number' || typeof email !== 'string') return null
    return { ...pair, id, email, role: Reflect.get(stored, 'role') === 'user' ? 'user' : 'student' }
  } catch {
    // Text that is not ours counts as no session.
    return null
  }
}
