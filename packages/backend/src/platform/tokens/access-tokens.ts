import { requireValue } from '../../entities/failures/require-value'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Caller, VerifyAccessToken } from '../../entities/rights/caller'
import { cacheVerdicts, type CheckedToken } from './cache-verdicts'

const accessTokenMinutes = 15
/** For readers who are not signed in, who cannot refresh it. */
const testStudentMinutes = 12 * 60
const issuer = 'lectern'
const algorithm = 'HS256'

const Claims = z.object({
  sub: z.coerce.number().int().positive(),
  email: z.string(),
  role: z.enum(['user', 'student']).catch('student'),
  domainId: z.number().int().positive(),
  testStudent: z.object({ browser: z.string() }).exactOptional(),
})

export interface AccessTokens {
  sign(caller: Caller): Promise<string>
  signForTestStudent(
    caller: Caller & { testStudent: NonNullable<Caller['testStudent']> },
  ): Promise<{ accessToken: string; expiresAt: Date }>
  verify: VerifyAccessToken
}

/**
 * Signs and verifies short-lived tokens. Issuer and algorithm are fixed, so that no token chooses how it is checked.
 */
export function createAccessTokens(secret: Uint8Array, now: () => Date): AccessTokens {
  async function signFor(minutes: number, { userId, ...claims }: Caller) {
    const seconds = Math.floor(now().getTime() / 1000)
    const expiresAt = seconds + minutes * 60
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(String(userId))
      .setIssuer(issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(expiresAt)
      .sign(secret)
    return { accessToken, expiresAt: new Date(expiresAt * 1000) }
  }

  return {
    async sign({ userId, email, role, domainId }) {
      const { accessToken } = await signFor(accessTokenMinutes, { userId, email, role, domainId })
      return accessToken
    },
    signForTestStudent: (caller) => signFor(testStudentMinutes, caller),
    verify: cacheVerdicts(check, () => now().getTime()),
  }

  async function check(token: string): Promise<CheckedToken> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        issuer,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) return { verdict: { kind: 'forged' }, expiresAtMs: null }
      const { sub, ...rest } = claims.data
      return {
        verdict: { kind: 'valid', caller: { userId: sub, ...rest } },
        expiresAtMs: requireValue(payload.exp, 'the exp claim') * 1000,
      }
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { verdict: { kind: 'expired' }, expiresAtMs: null }
      if (error instanceof errors.JOSEError) return { verdict: { kind: 'forged' }, expiresAtMs: null }
      throw error
    }
  }
}
