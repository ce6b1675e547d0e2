import { randomBytes } from 'node:crypto'
import { ApiFailure } from '../../entities/failures/api-failure'
import { knownAddressMail, verificationMail } from './write-account-mails'
import type { AccountServices } from './account-services'
import * as accounts from '../../entities/accounts/accounts.repository'
import { hashPassword } from './hash-password'
import * as links from './mailed-links.repository'
import { hashSecretToken, newSecretToken } from './secret-token'
import type { Session } from './create-sessions'

const verificationHours = 24

export interface SignUpForm {
  email: string
  password: string
  name: string
  domainId?: number | undefined
}

/**
 * Mails the link that creates the account, so that no one can take another person's email. The response, and its time,
 * are the same if the email has an account.
 */
export async function signUp(services: AccountServices, address: string, form: SignUpForm): Promise<void> {
  const { database, limits, later, mailer, readerOrigin, now } = services
  const { email, password, name } = form
  await limits.mail(address, email)
  const domainId = form.domainId ?? (await accounts.findOrCreateFirstDomain(database))
  if (!(await accounts.findDomain(database, domainId))) {
    throw new ApiFailure('invalid-field', `domainId: there is no domain ${domainId}.`, { field: 'domainId' })
  }
  const passwordHash = await hashPassword(password, randomBytes)
  later.start('the sign-up mail', async () => {
    if (await accounts.findUserByEmail(database, email, domainId)) {
      return mailer.send(knownAddressMail(readerOrigin, email))
    }
    const token = newSecretToken(randomBytes)
    await links.insertMailedLink(database, {
      tokenHash: hashSecretToken(token),
      purpose: 'verify',
      email,
      domainId,
      passwordHash,
      name,
      expiresAt: new Date(now().getTime() + verificationHours * 3_600_000),
    })
    return mailer.send(verificationMail(readerOrigin, email, token))
  })
}

/** Creates the account as a student and signs it in. */
export async function verifySignUp({ database, sessions, now }: AccountServices, token: string): Promise<Session> {
  return database.transaction(async (transaction) => {
    const link = await links.redeemMailedLink(transaction, 'verify', hashSecretToken(token), now())
    if (!link?.email || link.domainId === null) {
      throw new ApiFailure('link-not-valid', 'This link was used already or is older than a day. Sign up again.')
    }
    const { email, domainId, name, passwordHash } = link
    const created = await accounts.insertUser(transaction, {
      email,
      domainId,
      name,
      passwordHash,
      role: 'student',
      verifiedAt: now(),
    })
    if (!created) throw new ApiFailure('link-not-valid', 'This address has an account already. Sign in with it.')
    return sessions.start(transaction, created)
  })
}
