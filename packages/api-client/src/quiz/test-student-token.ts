import type { SessionKeeper } from '../session/create-session-keeper'

/** Holds the test student's token of this browser. */
export type TestStudentStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'lectern.testStudent'
/** A token that expires sooner is not used. */
const minimumSeconds = 60

/**
 * Returns the test student's token of this browser, which is kept until it expires; null if the server offers none.
 * Rejects if the server cannot be reached.
 *
 * @param refused a token that the server does not accept any more
 */
export async function fetchTestStudentToken(
  session: SessionKeeper,
  storage: TestStudentStorage,
  refused: string | null,
): Promise<string | null> {
  const kept = readToken(parseJson(storage.getItem(storageKey)))
  if (kept !== null && kept.accessToken !== refused && kept.expiresAtMs > Date.now() + minimumSeconds * 1000) {
    return kept.accessToken
  }
  const response = await session.fetch(`${session.baseUrl}/api/auth/test-student`)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  const body: unknown = await response.json()
  const fresh = readToken(body)
  if (fresh === null) return null
  storage.setItem(storageKey, JSON.stringify(body))
  return fresh.accessToken
}

function readToken(body: unknown): { readonly accessToken: string; readonly expiresAtMs: number } | null {
  const accessToken: unknown = Reflect.get(Object(body), 'accessToken')
  const expiresAt: unknown = Reflect.get(Object(body), 'expiresAt')
  if (typeof accessToken !== 'string' || typeof expiresAt !== 'string') return null
  return { accessToken, expiresAtMs: Date.parse(expiresAt) }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Another program's value.
    return null
  }
}
