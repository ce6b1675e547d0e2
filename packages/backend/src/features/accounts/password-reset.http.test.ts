import { Session } from '@lectern/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '../../platform/logging/create-logger'
import { catchMails } from '../../testing/catch-mails'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const mails = catchMails()
let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ mailer: mails.mailer })
})
afterAll(() => server.stop())
beforeEach(() => server.advance(3600))

const before = 'the old password'
const after = 'the new password'
const account = (email: string, domainId?: number) =>
  server.backend.accounts.saveAccount({
    email,
    role: 'user',
    password: before,
    ...(domainId === undefined ? {} : { domainId }),
  })
const forgot = (email: string, change: object = {}) =>
  server.call('POST', '/auth/forgot', { json: { email, ...change } })
const reset = (token: string, password = after) => server.call('POST', '/auth/reset', { json: { token, password } })
const logIn = (email: string, password: string, change: object = {}) =>
  server.call('POST', '/auth/login', { json: { email, password, ...change } })

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends the old one and every session [AUTH-019]', async () => {
    await account('ann@example.org')
    const session = Session.parse((await logIn('ann@example.org', before)).body)
    const { token: signInLink } = await server.backend.accounts.createSignInLink({
      email: 'ann@example.org',
      role: 'user',
    })
    expect(await forgot('Ann@example.org')).toMatchObject({ status: 200, body: { success: true } })
    const { link } = await mails.to('ann@example.org')
    expect(link).toMatch(/^http:\/\/reader\.test\/auth\/reset#token=[\w-]{43}$/)
    expect(await reset(await mails.tokenTo('ann@example.org'))).toMatchObject({ status: 200, body: { success: true } })
    expect((await logIn('ann@example.org', before)).status).toBe(401)
    expect((await logIn('ann@example.org', after)).status).toBe(200)
    const { refreshToken } = session
    expect((await server.call('POST', '/auth/refresh', { json: { refreshToken } })).status).toBe(401)
    expect((await server.call('POST', '/api/auth/sign-in-link', { json: { token: signInLink } })).status).toBe(401)
  })

  test('gives the same response for known and unknown addresses; only an account gets a mail', async () => {
    await account('known@example.org')
    const known = await forgot('known@example.org')
    const unknown = await forgot('stranger@example.org')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await mails.to('known@example.org')
    expect(mails.sent.filter(({ to }) => to === 'stranger@example.org')).toEqual([])
  })

  test('is replaced once when many open the link; other links of the account expire', async () => {
    await account('race@example.org')
    await forgot('race@example.org')
    const first = await mails.tokenTo('race@example.org')
    await forgot('race@example.org')
    await expect.poll(() => mails.sent.filter(({ to }) => to === 'race@example.org').length).toBe(2)
    const second = await mails.tokenTo('race@example.org')
    const responses = await Promise.all(Array.from({ length: 4 }, () => reset(first)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
    expect(await reset(second, 'yet another password')).toMatchObject({ status: 401, body: { code: 'link-not-valid' } })
    expect((await logIn('race@example.org', after)).status).toBe(200)
  })

  test('cannot be replaced after an hour, or by one that is too short', async () => {
    await account('late@example.org')
    await forgot('late@example.org')
    const token = await mails.tokenTo('late@example.org')
    expect(await reset(token, 'short')).toMatchObject({ status: 422, body: { field: 'password' } })
    server.advance(3600)
    expect((await reset(token)).status).toBe(401)
    expect((await logIn('late@example.org', before)).status).toBe(200)
  })

  test('is that of the given domain', async () => {
    const domainId = await server.addDomain()
    await account('two@example.org')
    await account('two@example.org', domainId)
    await forgot('two@example.org', { domainId })
    await reset(await mails.tokenTo('two@example.org'))
    expect((await logIn('two@example.org', before)).status).toBe(200)
    expect((await logIn('two@example.org', after, { domainId })).status).toBe(200)
  })
})

test('the response time does not depend on sending the mail, whose failure is logged', async () => {
  const lines: string[] = []
  let fail = (_reason: Error): void => undefined
  const slow = await startTestBackend({
    logger: createLogger('error', { write: (line) => void lines.push(line) }),
    mailer: { send: () => new Promise((_, reject) => (fail = reject)), close: () => undefined },
  })
  await slow.backend.accounts.saveAccount({ email: 'slow@example.org', role: 'user', password: before })
  const response = await slow.call('POST', '/auth/forgot', { json: { email: 'slow@example.org' } })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(lines).toEqual([])
  await expect.poll(() => (fail(new Error('no mail server')), lines.join())).toContain('no mail server')
  expect(lines.join()).toContain('the password reset mail failed')
  await slow.stop()
})

describe('too many attempts', () => {
  test('to sign in are refused by email with the time to wait, or until the right password [AUTH-019]', async () => {
    await account('guess@example.org')
    const guess = () => logIn('guess@example.org', 'a wrong password')
    for (let tries = 0; tries < 9; tries++) expect((await guess()).status).toBe(401)
    expect((await logIn('guess@example.org', before)).status).toBe(200)
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
    const refused = await logIn('GUESS@example.org', before)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(15 * 60 - 30)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(
      (await server.call('POST', '/api/auth/signin', { json: { email: 'guess@example.org', password: before } }))
        .status,
    ).toBe(429)
    expect((await logIn('other@example.org', before)).status).toBe(401)
    server.advance(seconds)
    expect((await logIn('guess@example.org', before)).status).toBe(200)
  })

  test('are counted like successive ones if they are simultaneous', async () => {
    await account('burst@example.org')
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => logIn('burst@example.org', 'a wrong password')),
    )
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 10 }, () => 429)])
  })

  test('to send mails are refused before they flood a mailbox, with or without an account', async () => {
    for (const email of ['flood@example.org', 'nobody@example.org']) {
      if (email.startsWith('flood')) await account(email)
      for (let tries = 0; tries < 5; tries++) expect((await forgot(email)).status).toBe(200)
      const refused = await forgot(email)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
      const json = { email, password: after, name: 'x' }
      expect((await server.call('POST', '/auth/signup', { json })).status).toBe(429)
    }
  })

  test('are refused by address for every email, ignoring the headers of unknown proxies', async () => {
    const behind = await startTestBackend({ mailer: mails.mailer, proxies: 1 })
    const ask = (on: TestBackend, index: number, from: string) =>
      on.call('POST', '/auth/forgot', {
        json: { email: `many${index}@example.org` },
        headers: { 'x-forwarded-for': from },
      })
    for (let index = 0; index < 100; index++) {
      expect((await ask(server, index, `203.0.113.${index}`)).status).toBe(200)
      expect((await ask(behind, index, `198.51.100.${index}, 203.0.113.7`)).status).toBe(200)
    }
    expect((await ask(server, 100, '203.0.113.200')).status).toBe(429)
    expect((await ask(behind, 100, '203.0.113.7')).status).toBe(429)
    expect((await ask(behind, 101, '203.0.113.8')).status).toBe(200)
    await behind.stop()
  })
})
