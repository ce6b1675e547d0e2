import { randomBytes } from 'node:crypto'
import { ApiFailure } from '../http/api-failure'
import { knownAddressMail, verificationMail } from '../mail/account-mails'
import type { AccountServices } from './account-services'
import * as accounts from './accounts.repository'
import { hashPassword } from './hash-password'
import * as links from './mailed-links.repository'
import { hashSecretToken, newSecretToken } from './secret-token'
import type { Session } from './sessions'

const verificationHours = 24

export interface SignUpForm {
  email: string
  password: string
  name: string
  domainId?: number | undefined
}

/**
 * Mails the link that makes the account. There is none until it is followed, so nobody can take an address that is not
 * theirs; and the answer is the same, as fast and as slow, when the address has an account.
 */
export async function signUp(services: AccountServices, address: string, form: SignUpForm): Promise<void> {
  const { database, limits, later, mailer, readerOrigin, now } = services
  const { email, password, name } = form
  await limits.mail(address, email)
  const domainId = form.domainId ?? (await accounts.firstDomain(database))
  if (!(await accounts.findDomain(database, domainId))) {
    throw new ApiFailure('invalid-field', `domainId: there is no domain ${domainId}.`, { field: 'domainId' })
  }
  const passwordHash = await hashPassword(password, randomBytes)
  later.begin('the mail to who signed up', async () => {
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

/** Makes the account, as a student, and signs it in. */
export async function verifySignUp({ database, sessions, now }: AccountServices, token: string): Promise<Session> {
  return database.transaction(async (transaction) => {
    const link = await links.takeMailedLink(transaction, 'verify', hashSecretToken(token), now())
    if (!link?.email || link.domainId === null) {
      throw new ApiFailure('link-not-valid', 'This link was used already or is older than a day. Sign up again.')
    }
    const { email, domainId, name, passwordHash } = link
    const made = await accounts.insertUser(transaction, {
      email,
      domainId,
      name,
      passwordHash,
      role: 'student',
      verifiedAt: now(),
    })
    if (!made) throw new ApiFailure('link-not-valid', 'This address has an account already. Sign in with it.')
    return sessions.start(transaction, made)
  })
}
