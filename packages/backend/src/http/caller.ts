/** Who makes a call, as its verified access token says. */
export interface Caller {
  userId: number
  email: string
  role: 'user' | 'student'
  domainId: number
  /** A reader who is not signed in: opens only the calls that say so. */
  testStudent?: { browser: string }
}

export type TokenVerdict =
  | { kind: 'valid'; caller: Caller }
  /** Signed by this server, but its time is over. */
  | { kind: 'expired' }
  | { kind: 'forged' }

export type VerifyAccessToken = (token: string) => Promise<TokenVerdict>
