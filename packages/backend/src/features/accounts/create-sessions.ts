import { randomBytes, randomUUID } from 'node:crypto'
import type { Queryable } from '../../entities/schema/database-handle'
import type { AccessTokens } from '../../platform/tokens/access-tokens'
import * as repository from '../../entities/accounts/accounts.repository'
import { hashSecretToken, newSecretToken } from './secret-token'

const refreshTokenDays = 30

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface Session extends TokenPair {
  id: number
  email: string
  role: 'user' | 'student'
}

export interface Sessions {
  /** Returns the first pair of a session. `familyId` is a new one by default. */
  start(on: Queryable, user: repository.UserRow, familyId?: string): Promise<Session>
  /** Returns the next pair of an existing session. */
  renew(on: Queryable, user: repository.UserRow, familyId: string): Promise<TokenPair>
}

export function createSessions(tokens: AccessTokens, now: () => Date): Sessions {
  async function renew(on: Queryable, user: repository.UserRow, familyId: string): Promise<TokenPair> {
    const refreshToken = newSecretToken(randomBytes)
    await repository.insertRefreshToken(on, {
      tokenHash: hashSecretToken(refreshToken),
      familyId,
      userId: user.id,
      expiresAt: new Date(now().getTime() + refreshTokenDays * 86_400_000),
    })
    const { email, role, domainId } = user
    return { accessToken: await tokens.sign({ userId: user.id, email, role, domainId }), refreshToken }
  }
  return {
    renew,
    async start(on, user, familyId = randomUUID()) {
      const pair = await renew(on, user, familyId)
      return { ...pair, id: user.id, email: user.email, role: user.role }
    },
  }
}
