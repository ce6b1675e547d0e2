import { Session } from '@lectern/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catchMails } from '../../testing/catch-mails'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const mails = catchMails()
let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ mailer: mails.mailer })
})
afterAll(() => server.stop())
// Every test has its own hour, so that none reaches the limits of another.
beforeEach(() => server.advance(3600))

const password = 'ten letters or more'
const signUp = (email: string, change: object = {}) =>
  server.call('POST', '/auth/signup', { json: { email, password, name: 'Ann', ...change } })
const verify = (token: string) => server.call('POST', '/auth/verify', { json: { token } })
const logIn = (email: string, change: object = {}) =>
  server.call('POST', '/auth/login', { json: { email, password, ...change } })

describe('signing up', () => {
  test('mails a link and creates no account before it is opened [API-PUB-003 API-PUB-005]', async () => {
    expect(await signUp('Ann@Example.org')).toMatchObject({ status: 200, body: { success: true } })
    expect((await logIn('ann@example.org')).status).toBe(401)
    const { link, text } = await mails.to('Ann@Example.org')
    expect(link).toMatch(/^http:\/\/reader\.test\/auth\/verify#token=[\w-]{43}$/)
    expect(text).toContain(link)
  })

  test('creates a student account from the mailed token and signs the student in [API-PUB-004 API-PUB-005 AUTH-019]', async () => {
    await signUp('Bea@Example.org')
    const verified = await verify(await mails.tokenTo('Bea@Example.org'))
    expect(verified).toMatchObject({ status: 200, body: { email: 'bea@example.org', role: 'student' } })
    const { accessToken } = Session.parse(verified.body)
    expect((await server.call('GET', '/series', { token: accessToken })).status).toBe(200)
    expect((await server.call('POST', '/books', { token: accessToken, json: { title: 'x' } })).status).toBe(403)
    expect((await logIn('bea@example.org')).status).toBe(200)
    expect((await verify('no token that was mailed')).status).toBe(401)
  })

  test('creates the account once, however many open the link at the same moment', async () => {
    await signUp('once@example.org')
    const token = await mails.tokenTo('once@example.org')
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(token)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401])
    expect((await verify(token)).body).toMatchObject({ code: 'link-not-valid' })
  })

  test('has a link that expires after a day, and accepts no other kind of link', async () => {
    await signUp('late@example.org')
    const token = await mails.tokenTo('late@example.org')
    for (const path of ['/auth/reset', '/auth/invitation', '/api/auth/sign-in-link']) {
      expect([path, (await server.call('POST', path, { json: { token, password } })).status]).toEqual([path, 401])
    }
    server.advance(24 * 3600)
    expect((await verify(token)).status).toBe(401)
    expect((await logIn('late@example.org')).status).toBe(401)
  })

  test('responds equally for an address with an account, and mails only its owner', async () => {
    await server.backend.accounts.saveAccount({
      email: 'old@example.org',
      role: 'user',
      password: 'the first password',
    })
    const known = await signUp('old@example.org')
    const unknown = await signUp('new@example.org')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await mails.to('old@example.org')).toMatchObject({ link: 'http://reader.test/auth/login' })
    expect((await logIn('old@example.org')).status).toBe(401)
    expect((await logIn('old@example.org', { password: 'the first password' })).status).toBe(200)
  })

  test('never accepts the password of another sign-up with the same address', async () => {
    await signUp('mine@example.org')
    const mine = await mails.tokenTo('mine@example.org')
    await signUp('mine@example.org', { password: 'of an intruder' })
    await expect.poll(() => mails.sent.filter(({ to }) => to === 'mine@example.org').length).toBe(2)
    const theirs = await mails.tokenTo('mine@example.org')
    expect((await verify(mine)).status).toBe(200)
    expect((await verify(theirs)).body).toMatchObject({ code: 'link-not-valid' })
    expect((await logIn('mine@example.org', { password: 'of an intruder' })).status).toBe(401)
    expect((await logIn('mine@example.org')).status).toBe(200)
  })

  test('creates the account in the given domain and refuses an unknown one', async () => {
    const domainId = await server.addDomain()
    await signUp('there@example.org', { domainId })
    await verify(await mails.tokenTo('there@example.org'))
    expect((await logIn('there@example.org', { domainId })).status).toBe(200)
    const wrong = await signUp('there@example.org', { domainId: 999_999 })
    expect(wrong).toMatchObject({ status: 422, body: { field: 'domainId' } })
  })

  test.each([
    ['email', { email: 'ann' }],
    ['password', { password: 'too short' }],
    ['password', { password: 'x'.repeat(201) }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['domainId', { domainId: 1.5 }],
  ])('refuses an invalid %s by name', async (field, change) => {
    expect(await signUp('form@example.org', change)).toMatchObject({ status: 422, body: { field } })
  })

  test('stores password and link as hashes', async () => {
    await signUp('kept@example.org')
    const token = await mails.tokenTo('kept@example.org')
    const rows = await server.database.execute('select * from mailed_links')
    expect(JSON.stringify(rows.rows)).not.toContain(token)
    expect(JSON.stringify(rows.rows)).not.toContain(password)
  })
})

describe('routes under /auth', () => {
  test('sign in and renew the session without a token [API-PUB-002]', async () => {
    await server.backend.accounts.saveAccount({ email: 'pub@example.org', role: 'user', password })
    const { refreshToken } = Session.parse((await logIn('PUB@example.org')).body)
    const refresh = () => server.call('POST', '/auth/refresh', { json: { refreshToken } })
    const first = await refresh()
    expect(first.status).toBe(200)
    const { accessToken } = Session.pick({ accessToken: true }).parse(first.body)
    expect((await server.call('GET', '/books/data/1', { token: accessToken })).status).toBe(404)
    expect((await server.call('POST', '/books', { token: accessToken, json: { title: 'Mine' } })).status).toBe(201)
    expect((await refresh()).body).toMatchObject({ code: 'session-ended' })
  })

  test('are never stored for replay with any key, so that no token is stored', async () => {
    const token = await server.signIn('again@example.org')
    const signInAgain = () =>
      server.call('POST', '/auth/login', {
        token,
        headers: { 'idempotency-key': 'sign-in' },
        json: { email: 'again@example.org', password: 'a password of the tests' },
      })
    const sessions = [await signInAgain(), await signInAgain()].map(({ body }) => Session.parse(body).refreshToken)
    expect(sessions[0]).not.toBe(sessions[1])
    expect((await server.database.execute('select * from answered_calls')).rows).toEqual([])
  })

  test('respond equally to a wrong password and an unknown address', async () => {
    await server.backend.accounts.saveAccount({ email: 'pub@example.org', role: 'user', password })
    const wrong = await logIn('pub@example.org', { password: 'another password' })
    const unknown = await logIn('unknown@example.org')
    for (const response of [wrong, unknown]) {
      expect(response).toMatchObject({
        status: 401,
        body: { code: 'wrong-credentials', msg: 'Email or password is wrong.' },
      })
    }
  })

  test.each(['login', 'signup', 'verify', 'refresh', 'forgot', 'reset', 'invitation'])(
    '%s is refused if incomplete, invalid or large; an old token does no harm',
    async (name) => {
      const path = `/auth/${name}`
      expect((await server.call('POST', path, { json: {} })).status).toBe(422)
      expect((await server.call('POST', path, { json: {}, token: 'no.such.token' })).status).toBe(422)
      expect(
        (await server.call('POST', path, { raw: '{', headers: { 'content-type': 'application/json' } })).status,
      ).toBe(400)
      expect((await server.call('POST', path, { json: { padding: 'x'.repeat(20_000) } })).status).toBe(413)
    },
  )
})
