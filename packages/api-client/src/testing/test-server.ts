import type { Session } from '../session'

/** The server of the tests, as `serve-for-clients` says it. */
export interface TestServer {
  readonly url: string
  readonly author: { readonly email: string; readonly password: string }
  /** Sessions of readers whose access tokens have expired and whose refresh tokens are good, once; one for each test. */
  readonly expired: readonly Session[]
}

export function isTestServer(value: unknown): value is TestServer {
  return typeof value === 'object' && value !== null && 'url' in value && 'author' in value && 'expired' in value
}
