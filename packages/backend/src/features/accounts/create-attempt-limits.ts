import type { Database } from '../../entities/schema/database-handle'
import { type ChosenLimits, defaultAttemptLimits, type AttemptLimitName } from '../../platform/limits/call-limits'
import { limitAttempts, resetAttempts, type AttemptLimit } from '../../platform/limits/limit-attempts'

/** Whole schools share one address; an email belongs to one person. */
const signInsBehindAnAddress = 30
const mailsBehindAnAddress = 20

export interface AttemptLimits {
  /** Called before a password is checked. */
  signIn(address: string, email: string): Promise<void>
  /** Called after a correct one. */
  signedIn(email: string): Promise<void>
  /** Called before a request that anybody may send causes a mail. */
  mail(address: string, email: string): Promise<void>
  invitation(userId: number, email: string): Promise<void>
}

/** Limits attempts at passwords, and mails to a mailbox. Each refuses with 429 beyond its limit. */
export function createAttemptLimits(database: Database, chosen: ChosenLimits, now: () => Date): AttemptLimits {
  const limitOf = (name: AttemptLimitName, what: string, times = 1): AttemptLimit | null => {
    const most = chosen[name] === undefined ? defaultAttemptLimits[name].most : chosen[name]
    return most === null ? null : { name: what, most: most * times, seconds: defaultAttemptLimits[name].seconds }
  }
  const signInByAddress = limitOf('sign-ins', 'sign-in by address', signInsBehindAnAddress)
  const signInByEmail = limitOf('sign-ins', 'sign-in by email')
  const mailByAddress = limitOf('mails', 'mail by address', mailsBehindAnAddress)
  const mailByEmail = limitOf('mails', 'mail to email')
  const invitationsByAccount = limitOf('invitations', 'invitations by account')
  const count = async (limit: AttemptLimit | null, subject: string): Promise<void> => {
    if (limit) await limitAttempts(database, limit, subject, now())
  }
  return {
    async signIn(address, email) {
      await count(signInByAddress, address)
      await count(signInByEmail, email.toLowerCase())
    },
    async signedIn(email) {
      if (signInByEmail) await resetAttempts(database, signInByEmail, email.toLowerCase())
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
