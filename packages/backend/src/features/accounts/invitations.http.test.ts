import { Session } from '@lectern/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catchMails } from '../../testing/catch-mails'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const mails = catchMails()
let server: TestBackend
let author: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend({ mailer: mails.mailer })
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.advance(3600)
  author = await server.signIn('author@example.org')
  book = await makeTestBook(server, author, [['Hello']], 'private')
})

const password = 'ten letters or more'
const invite = (email: string, token = author, bookId = book.bookId) =>
  server.call('POST', `/books/${bookId}/invitations`, { token, json: { email } })
const accept = (token: string, change: object = {}) =>
  server.call('POST', '/auth/invitation', { json: { token, ...change } })
const edit = (token: string) => server.call('PUT', `/books/${book.bookId}`, { token, json: { title: 'Ours' } })

describe('an invited author', () => {
  test('gets an account of the domain, may change the book, and may author in the domain [AUTH-012]', async () => {
    expect(await invite('new@example.org')).toMatchObject({ status: 200, body: { success: true } })
    const { link, text } = await mails.to('new@example.org')
    expect(link).toMatch(/^http:\/\/reader\.test\/auth\/invitation#token=[\w-]{43}$/)
    expect(text).toContain('author@example.org invites you')
    const token = await mails.tokenTo('new@example.org')
    expect(await accept(token)).toMatchObject({ status: 422, body: { field: 'password' } })
    const accepted = await accept(token, { password, name: 'New' })
    expect(accepted).toMatchObject({ status: 200, body: { email: 'new@example.org', role: 'user' } })
    const { accessToken } = Session.parse(accepted.body)
    expect((await edit(accessToken)).status).toBe(200)
    expect((await server.call('POST', '/books', { token: accessToken, json: { title: 'x' } })).status).toBe(201)
    const credentials = { email: 'new@example.org', password }
    expect((await server.call('POST', '/auth/login', { json: credentials })).status).toBe(200)
  })

  test('who is a student there becomes an author and keeps the password', async () => {
    await server.backend.accounts.saveAccount({ email: 'pupil@example.org', role: 'student', password })
    await invite('Pupil@example.org')
    const accepted = await accept(await mails.tokenTo('Pupil@example.org'), { password: 'of whoever has the mail' })
    expect(accepted).toMatchObject({ status: 200, body: { role: 'user' } })
    expect((await edit(Session.parse(accepted.body).accessToken)).status).toBe(200)
    const credentials = { email: 'pupil@example.org', password }
    expect((await server.call('POST', '/auth/login', { json: credentials })).status).toBe(200)
  })

  test('who has an account in another domain keeps it and gets another here', async () => {
    const elsewhere = await server.addDomain()
    await server.signIn('guest@example.org', 'student', elsewhere)
    await invite('guest@example.org')
    const { accessToken } = Session.parse((await accept(await mails.tokenTo('guest@example.org'), { password })).body)
    expect((await edit(accessToken)).status).toBe(200)
    const there = await server.signIn('guest@example.org', 'student', elsewhere)
    expect((await edit(there)).status).toBe(403)
  })

  test('is added once: the link works for one of many, for a week, and as no other kind of link', async () => {
    await invite('once@example.org')
    const token = await mails.tokenTo('once@example.org')
    for (const path of ['/auth/reset', '/auth/verify', '/api/auth/sign-in-link']) {
      expect([path, (await server.call('POST', path, { json: { token, password } })).status]).toEqual([path, 401])
    }
    const responses = await Promise.all(Array.from({ length: 4 }, () => accept(token, { password })))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
    await invite('late@example.org')
    server.advance(7 * 86_400)
    expect(await accept(await mails.tokenTo('late@example.org'), { password })).toMatchObject({
      status: 401,
      body: { code: 'link-not-valid' },
    })
  })

  test('is not added if the book was deleted', async () => {
    await invite('gone@example.org')
    await server.call('DELETE', `/books/${book.bookId}`, { token: author })
    expect((await accept(await mails.tokenTo('gone@example.org'), { password })).status).toBe(401)
  })
})

describe('inviting', () => {
  test('is allowed to the authors of the book; others get 404 or 403', async () => {
    expect(
      (await server.call('POST', `/books/${book.bookId}/invitations`, { json: { email: 'a@b.org' } })).status,
    ).toBe(401)
    expect((await invite('a@b.org', await server.signIn('reader@example.org', 'student'))).status).toBe(403)
    const strangers = [
      await server.signIn('other-author@example.org'),
      await server.signIn('outsider@example.org', 'user', await server.addDomain()),
    ]
    for (const stranger of strangers) expect((await invite('a@b.org', stranger)).status).toBe(404)
    await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: { visibility: 'public' } })
    for (const stranger of strangers) expect((await invite('a@b.org', stranger)).status).toBe(403)
    expect((await invite('a@b.org', author, 999_999)).status).toBe(404)
    expect(mails.sent.filter(({ to }) => to === 'a@b.org')).toEqual([])
  })

  test('refuses an invalid address and that of an author', async () => {
    expect(await invite('nobody')).toMatchObject({ status: 422, body: { field: 'email' } })
    expect(await invite('Author@example.org')).toMatchObject({ status: 409, body: { field: 'email' } })
  })

  test('does not flood a mailbox', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await invite('often@example.org')).status).toBe(200)
    expect((await invite('often@example.org')).status).toBe(429)
  })
})
