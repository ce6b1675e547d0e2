import type { Database } from '../database/open-database'
import { type ChosenLimits, defaultTryLimits, type TryLimitName } from '../limits/call-limits'
import { countTry, forgetTries, type TryLimit } from '../limits/count-tries'

/** Whole schools stand behind one address; an email is one person's. */
const signInsBehindAnAddress = 30
const mailsBehindAnAddress = 20

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
export function createTryLimits(database: Database, chosen: ChosenLimits, now: () => Date): TryLimits {
  const limitOf = (name: TryLimitName, what: string, times = 1): TryLimit | null => {
    const most = chosen[name] === undefined ? defaultTryLimits[name].most : chosen[name]
    return most === null ? null : { what, most: most * times, seconds: defaultTryLimits[name].seconds }
  }
  const signInByAddress = limitOf('sign-ins', 'sign-in by address', signInsBehindAnAddress)
  const signInByEmail = limitOf('sign-ins', 'sign-in by email')
  const mailByAddress = limitOf('mails', 'mail by address', mailsBehindAnAddress)
  const mailByEmail = limitOf('mails', 'mail to email')
  const invitationsByAccount = limitOf('invitations', 'invitations by account')
  const count = async (limit: TryLimit | null, subject: string): Promise<void> => {
    if (limit) await countTry(database, limit, subject, now())
  }
  return {
    async signIn(address, email) {
      await count(signInByAddress, address)
      await count(signInByEmail, email.toLowerCase())
    },
    async signedIn(email) {
      if (signInByEmail) await forgetTries(database, signInByEmail, email.toLowerCase())
    },
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
