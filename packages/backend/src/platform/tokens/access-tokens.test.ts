import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createAccessTokens } from './access-tokens'

const secret = new Uint8Array(32).fill(7)
const now = () => new Date('2026-11-22T12:00:00Z')
const tokens = createAccessTokens(secret, now)

async function roleOf(role: unknown): Promise<unknown> {
  const token = await new SignJWT({ email: 'ann@example.org', domainId: 1, ...(role === undefined ? {} : { role }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setIssuer('lectern')
    .setExpirationTime(now().getTime() / 1000 + 60)
    .sign(secret)
  const verdict = await tokens.verify(token)
  return verdict.kind === 'valid' ? verdict.caller.role : verdict.kind
}

describe('the role in a token', () => {
  test.each(['user', 'student'] as const)(
    'is %s as signed, with the account and its domain [AUTH-011]',
    async (role) => {
      const caller = { userId: 5, email: 'ann@example.org', role, domainId: 3 }
      expect(await tokens.verify(await tokens.sign(caller))).toEqual({ kind: 'valid', caller })
      expect(await roleOf(role)).toBe(role)
    },
  )

  test.each(['admin', 'USER', '', 1, null, undefined, ['user']])('%j counts as student [AUTH-012]', async (role) => {
    expect(await roleOf(role)).toBe('student')
  })
})
