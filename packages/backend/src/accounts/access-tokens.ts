import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Caller, TokenVerdict } from '../http/caller'

const accessTokenMinutes = 15
const issuer = 'lectern'
const algorithm = 'HS256'

const Claims = z.object({
  sub: z.coerce.number().int().positive(),
  email: z.string(),
  role: z.enum(['user', 'student']).catch('student'),
  domainId: z.number().int().positive(),
})

export interface AccessTokens {
  sign(caller: Caller): Promise<string>
  verify(token: string): Promise<TokenVerdict>
}

/** Short-lived signed tokens; issuer and algorithm are fixed, so that no token chooses how it is checked. */
export function createAccessTokens(secret: Uint8Array, now: () => Date): AccessTokens {
  return {
    async sign(caller) {
      const seconds = Math.floor(now().getTime() / 1000)
      return new SignJWT({ email: caller.email, role: caller.role, domainId: caller.domainId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(String(caller.userId))
        .setIssuer(issuer)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTokenMinutes * 60)
        .sign(secret)
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          requiredClaims: ['exp', 'sub'],
          currentDate: now(),
        })
        const claims = Claims.safeParse(payload)
        if (!claims.success) return { kind: 'forged' }
        const { sub, ...rest } = claims.data
        return { kind: 'valid', caller: { userId: sub, ...rest } }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { kind: 'expired' }
        if (error instanceof errors.JOSEError) return { kind: 'forged' }
        throw error
      }
    },
  }
}
