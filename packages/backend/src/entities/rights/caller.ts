/** The caller of a request, from its verified access token. */
export interface Caller {
  userId: number
  email: string
  role: 'user' | 'student'
  domainId: number
  /** A reader who is not signed in: may call only routes that allow it. */
  testStudent?: { browser: string }
}

export type TokenVerdict =
  | { kind: 'valid'; caller: Caller }
  /** Signed by this server, but expired. */
  | { kind: 'expired' }
  | { kind: 'forged' }

export type VerifyAccessToken = (token: string) => Promise<TokenVerdict>
