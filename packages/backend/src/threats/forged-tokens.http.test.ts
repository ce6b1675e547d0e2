import { Session } from '@lectern/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveKey } from '../platform/tokens/derive-key'
import { forgeTokens } from '../testing/forge-tokens'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

const secret = 'the secret of the tests, long enough'
let server: TestBackend
let valid: string
let forged: [string, string][]
beforeAll(async () => {
  server = await startTestBackend({ secret })
  valid = await server.signIn('author@example.org')
  forged = Object.entries(
    forgeTokens({
      valid,
      key: deriveKey(secret, 'access-tokens'),
      otherKeys: [deriveKey(secret, 'object-links'), Buffer.from(secret)],
      nowSeconds: Math.floor(server.now().getTime() / 1000),
    }),
  )
})
afterAll(() => server.stop())

test('no token that the server did not issue grants access, whatever its fault', async () => {
  expect((await server.call('GET', '/api/settings', { token: valid })).status).toBe(200)
  expect(forged.length).toBeGreaterThanOrEqual(60)
  for (const [what, token] of forged) {
    for (const [method, path] of [
      ['GET', '/api/settings'],
      ['POST', '/books'],
      ['GET', '/auth/account/export'],
    ] as const) {
      const response = await server.call(method, path, {
        token,
        ...(method === 'POST' ? { json: { title: 'x' } } : {}),
      })
      expect([what, path, response.status, response.headers.get('www-authenticate')]).toEqual([
        what,
        path,
        401,
        expect.stringMatching(/^Bearer/),
      ])
    }
  }
})

test('a forged token opens nothing private and lists the books of a caller without a token', async () => {
  await server.call('POST', '/books', { token: valid, json: { title: 'Not published', language: 'en' } })
  const open = await server.call('GET', '/books/minimal/7')
  for (const [what, token] of forged) {
    const { status, body } = await server.call('GET', '/books/minimal/7', { token })
    expect([what, status === 401 ? open.body : body]).toEqual([what, open.body])
  }
})

test('a token counts in its header only, not in an address, a cookie, a form or another scheme', async () => {
  const ways = [
    server.call('GET', `/api/settings?token=${valid}&access_token=${valid}`),
    server.call('GET', '/api/settings', { headers: { cookie: `token=${valid}; accessToken=${valid}` } }),
    server.call('GET', '/api/settings', { headers: { 'x-access-token': valid } }),
    server.call('GET', '/api/settings', { headers: { authorization: valid } }),
    server.call('GET', '/api/settings', { headers: { authorization: `Basic ${valid}` } }),
    server.call('GET', '/api/settings', { headers: { authorization: `Token ${valid}` } }),
    server.call('GET', '/api/settings', { headers: { authorization: `Bearer ${valid} ${valid}` } }),
    server.call('GET', '/api/settings', { headers: { authorization: `Bearer "${valid}"` } }),
    server.call('POST', '/api/note', { json: { bookId: 1, text: 'x', token: valid } }),
  ]
  for (const response of await Promise.all(ways)) expect(response.status).toBe(401)
})

test('a refresh token is not an access token, and the other way round', async () => {
  const { refreshToken } = await server.backend.accounts.signIn({
    email: 'author@example.org',
    password: 'a password of the tests',
  })
  const link = await server.backend.accounts.createSignInLink({ email: 'author@example.org', role: 'user' })
  for (const token of [refreshToken, link.token])
    expect((await server.call('GET', '/api/settings', { token })).status).toBe(401)
  for (const token of [valid, link.token])
    expect((await server.call('POST', '/api/auth/refreshtoken', { json: { refreshToken: token } })).status).toBe(401)
  for (const token of [valid, refreshToken])
    expect((await server.call('POST', '/api/auth/sign-in-link', { json: { token } })).status).toBe(401)
  const opened = await server.call('POST', '/api/auth/sign-in-link', { json: { token: link.token } })
  expect(Session.parse(opened.body).role).toBe('user')
})
