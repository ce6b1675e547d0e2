import type { Session } from '../session'

/** The test server, as `serve-for-clients` prints it. */
export interface TestServer {
  readonly url: string
  readonly author: { readonly email: string; readonly password: string }
  /** Sessions of readers with expired access tokens and unused refresh tokens; one for each test. */
  readonly expired: readonly Session[]
}

export function isTestServer(value: unknown): value is TestServer {
  return typeof value === 'object' && value !== null && 'url' in value && 'author' in value && 'expired' in value
}
