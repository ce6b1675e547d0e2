import { randomBytes, randomUUID } from 'node:crypto'
import type { Database, Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import * as repository from '../../entities/accounts/accounts.repository'
import { createSignInLink } from './create-sign-in-link'
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password'
import { hashSecretToken } from './secret-token'
import type { Session, Sessions, TokenPair } from './create-sessions'
import { signInLinkMinutes } from './sign-in-link-minutes'

/** Two tabs may refresh at the same moment: the later one is refused, but only a later reuse revokes the family. */
const simultaneousUseSeconds = 10
/** A page that was reloaded while it signed in by a link asks again at once. */
const lostResponseSeconds = 120

export interface AccountToSave {
  email: string
  role: 'user' | 'student'
  password?: string
  /** The first domain by default. */
  domainId?: number
}

export interface Accounts {
  /** Adds an account, or changes role and password of the one with that email. Returns its id. */
  saveAccount(account: AccountToSave): Promise<{ id: number; domainId: number }>
  /** Returns a token that signs its account in once, see `signInLinkMinutes`; creates a missing account. */
  createSignInLink(account: { email: string; role: 'user' | 'student' }): Promise<{ token: string; expiresAt: Date }>
  signIn(credentials: { email: string; password: string; domainId?: number | undefined }): Promise<Session>
  /** Signs in by a link. With a nonce, the same link signs in again for `lostResponseSeconds`. */
  openSignInLink(link: { token: string; nonce?: string | undefined }): Promise<Session>
  refresh(refreshToken: string): Promise<TokenPair>
}

export function createAccounts(database: Database, sessions: Sessions, now: () => Date): Accounts {
  let decoyHash: Promise<string> | null = null

  /** Redeems the link, or finds the session that this client began with it. Null if the link is not valid. */
  async function redeem(transaction: Queryable, token: string, nonce: string | undefined) {
    const tokenHash = hashSecretToken(token)
    const nonceHash = nonce === undefined ? null : hashSecretToken(nonce)
    const familyId = randomUUID()
    const userId = await repository.redeemSignInLink(transaction, { tokenHash, nonceHash, familyId }, now())
    if (userId !== null) return { userId, familyId }
    const since = new Date(now().getTime() - lostResponseSeconds * 1000)
    return nonceHash === null ? null : repository.findRedeemedLink(transaction, { tokenHash, nonceHash }, since)
  }

  return {
    async saveAccount({ email, role, password, domainId }) {
      const row = await repository.saveUser(database, {
        domainId: domainId ?? (await repository.findOrCreateFirstDomain(database)),
        email,
        role,
        verifiedAt: now(),
        ...(password === undefined ? {} : { passwordHash: await hashPassword(password, randomBytes) }),
      })
      return { id: row.id, domainId: row.domainId }
    },

    createSignInLink: (account) => createSignInLink(database, account, now()),

    async signIn({ email, password, domainId }) {
      const user = await repository.findUserByEmail(database, email, domainId)
      // An unknown email takes as long as a wrong password, so that no one learns who has an account.
      decoyHash ??= hashPassword(randomUUID(), randomBytes)
      const hash = user?.passwordHash ?? (await decoyHash)
      const verdict = await verifyPassword(password, hash)
      if (verdict === 'not-verifiable') {
        throw new ApiFailure(
          'not-available',
          'This password is stored in a format that this server cannot check. Ask the operator for a sign-in link or a new password.',
        )
      }
      if (!user?.passwordHash || !user.verifiedAt || verdict === 'differs') {
        throw new ApiFailure('wrong-credentials', 'Email or password is wrong.')
      }
      if (!isCurrentHash(hash)) {
        await repository.replacePasswordHash(database, user.id, hash, await hashPassword(password, randomBytes))
      }
      return sessions.start(database, user)
    },

    async openSignInLink({ token, nonce }) {
      return database.transaction(async (transaction) => {
        const redeemed = await redeem(transaction, token, nonce)
        const user = redeemed && (await repository.findUser(transaction, redeemed.userId))
        if (!user) {
          throw new ApiFailure(
            'link-not-valid',
            `This link was used already or is older than ${signInLinkMinutes} minutes. Start the server again, or ask the operator, for a new one.`,
          )
        }
        return sessions.start(transaction, user, redeemed.familyId)
      })
    },

    async refresh(refreshToken) {
      const tokenHash = hashSecretToken(refreshToken)
      const outcome = await database.transaction(async (transaction) => {
        const row = await repository.lockRefreshToken(transaction, tokenHash)
        if (!row || row.revokedAt || row.expiresAt <= now()) return null
        if (row.usedAt) {
          // A token that is used twice was copied, so the whole family is revoked.
          if (now().getTime() - row.usedAt.getTime() <= simultaneousUseSeconds * 1000) return null
          await repository.revokeFamily(transaction, row.familyId, now())
          return null
        }
        await repository.markRefreshTokenUsed(transaction, tokenHash, now())
        const user = await repository.findUser(transaction, row.userId)
        return user && sessions.renew(transaction, user, row.familyId)
      })
      if (!outcome) throw new ApiFailure('session-ended', 'The session has ended. Sign in again.')
      return outcome
    },
  }
}
