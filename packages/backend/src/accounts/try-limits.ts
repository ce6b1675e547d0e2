import type { Database } from '../database/open-database'
import { countTry, forgetTries, type TryLimit } from '../limits/count-tries'

const minute = 60

/** Whole schools stand behind one address; an email is one person's. */
const signInByAddress: TryLimit = { what: 'sign-in by address', most: 300, seconds: 15 * minute }
const signInByEmail: TryLimit = { what: 'sign-in by email', most: 10, seconds: 15 * minute }
const mailByAddress: TryLimit = { what: 'mail by address', most: 100, seconds: 60 * minute }
const mailByEmail: TryLimit = { what: 'mail to email', most: 5, seconds: 60 * minute }
const invitationsByAccount: TryLimit = { what: 'invitations by account', most: 50, seconds: 60 * minute }

export interface TryLimits {
  /** Before a password is looked at. */
  signIn(address: string, email: string): Promise<void>
  /** After one that fits. */
  signedIn(email: string): Promise<void>
  /** Before a call that anybody can make sends a mail. */
  mail(address: string, email: string): Promise<void>
  invitation(userId: number, email: string): Promise<void>
}

/** Keeps passwords from being guessed, and mailboxes from being flooded. Each refuses with 429 when it is enough. */
export function createTryLimits(database: Database, now: () => Date): TryLimits {
  const count = (limit: TryLimit, subject: string) => countTry(database, limit, subject, now())
  return {
    async signIn(address, email) {
      await count(signInByAddress, address)
      await count(signInByEmail, email.toLowerCase())
    },
    signedIn: (email) => forgetTries(database, signInByEmail, email.toLowerCase()),
    async mail(address, email) {
      await count(mailByAddress, address)
      await count(mailByEmail, email.toLowerCase())
    },
    async invitation(userId, email) {
      await count(invitationsByAccount, String(userId))
      await count(mailByEmail, email.toLowerCase())
    },
  }
}
