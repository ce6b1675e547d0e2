import { randomBytes } from 'node:crypto'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { findBook } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { invitationMail } from './write-account-mails'
import type { AccountServices } from './account-services'
import * as accounts from '../../entities/accounts/accounts.repository'
import * as authors from './book-authors.repository'
import { hashPassword } from './hash-password'
import * as links from './mailed-links.repository'
import { hashSecretToken, newSecretToken } from './secret-token'
import type { Session } from './create-sessions'

const invitationDays = 7

/** Mails a link that makes its recipient an author of the book, with an account of the book's domain. */
export async function inviteAuthor(
  { database, limits, later, mailer, readerOrigin, now }: AccountServices,
  caller: Caller,
  bookId: number,
  email: string,
): Promise<void> {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  const book = await findBook(database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  const existingUser = await accounts.findUserByEmail(database, email, book.domainId)
  if (existingUser && (await authors.isAuthor(database, bookId, existingUser.id))) {
    throw new ApiFailure('conflict', `${existingUser.email} is an author of this book already.`, { field: 'email' })
  }
  await limits.invitation(caller.userId, email)
  const token = newSecretToken(randomBytes)
  await links.insertMailedLink(database, {
    tokenHash: hashSecretToken(token),
    purpose: 'invite',
    email,
    domainId: book.domainId,
    bookId,
    expiresAt: new Date(now().getTime() + invitationDays * 86_400_000),
  })
  const invitation = { by: caller.email, title: book.title }
  later.start('the invitation mail', () => mailer.send(invitationMail(readerOrigin, email, token, invitation)))
}

/** Makes the invited person an author of the book, with a new account or its account of the book's domain. */
export async function acceptInvitation(
  { database, sessions, now }: AccountServices,
  { token, password, name }: { token: string; password?: string; name?: string },
): Promise<Session> {
  const tokenHash = hashSecretToken(token)
  const over = () =>
    new ApiFailure('link-not-valid', 'This invitation was used already or is older than a week. Ask for a new one.')
  if (!(await links.isMailedLinkOpen(database, 'invite', tokenHash, now()))) throw over()
  const passwordHash = password === undefined ? null : await hashPassword(password, randomBytes)
  return database.transaction(async (transaction) => {
    const link = await links.redeemMailedLink(transaction, 'invite', tokenHash, now())
    if (!link?.email || link.domainId === null || link.bookId === null) throw over()
    const { email, domainId, bookId } = link
    const existingUser = await accounts.findUserByEmail(transaction, email, domainId)
    if (existingUser === null && passwordHash === null) {
      throw new ApiFailure('invalid-field', 'password: choose one for your new account.', { field: 'password' })
    }
    const user = existingUser
      ? await accounts.changeUser(transaction, existingUser.id, {
          role: 'user',
          verifiedAt: existingUser.verifiedAt ?? now(),
          // The password of an account that has one is changed only by its own link.
          ...(existingUser.passwordHash === null && passwordHash !== null ? { passwordHash } : {}),
        })
      : await accounts.insertUser(transaction, {
          email,
          domainId,
          name: name ?? null,
          passwordHash,
          role: 'user',
          verifiedAt: now(),
        })
    if (!user) throw new ApiFailure('conflict', 'The account is being created right now. Open the link again.')
    await authors.addAuthor(transaction, bookId, user.id)
    return sessions.start(transaction, user)
  })
}
