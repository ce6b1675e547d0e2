import { Session } from '@lectern/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const email = 'ann@example.org'
const password = 'the first of ann'
const newPassword = 'the second of ann'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.advance(3600)
  await server.backend.accounts.saveAccount({ email, role: 'student', password })
})

const logIn = (secret: string) => server.call('POST', '/auth/login', { json: { email, password: secret } })
const enter = async (secret: string) => Session.parse((await logIn(secret)).body)
const change = (token: string, json: object) => server.call('POST', '/auth/account/password', { token, json })
const refresh = ({ refreshToken }: { refreshToken: string }) =>
  server.call('POST', '/auth/refresh', { json: { refreshToken } })

test('the caller reads its own account', async () => {
  const { accessToken: token, id } = await enter(password)
  const { status, body, text } = await server.call('GET', '/auth/account', { token })
  expect([status, body]).toMatchObject([200, { id, email, name: null, role: 'student' }])
  expect(text).not.toMatch(/scrypt|passwordHash/)
  expect((await server.call('GET', '/auth/account')).status).toBe(401)
})

test('a new password replaces the old one and ends the other sessions', async () => {
  const other = await enter(password)
  const own = await enter(password)
  const changed = await change(own.accessToken, { currentPassword: password, newPassword })
  expect(changed.status).toBe(200)
  expect([(await logIn(password)).status, (await logIn(newPassword)).status]).toEqual([401, 200])
  expect([(await refresh(other)).status, (await refresh(own)).status]).toEqual([401, 401])
  expect((await refresh(Session.parse(changed.body))).status).toBe(200)
})

test('a wrong current password, a short new one and a guest change nothing', async () => {
  const { accessToken: token } = await enter(password)
  expect(await change(token, { currentPassword: 'not this one', newPassword })).toMatchObject({
    status: 422,
    body: { field: 'currentPassword' },
  })
  expect(await change(token, { currentPassword: password, newPassword: 'short' })).toMatchObject({
    status: 422,
    body: { field: 'newPassword' },
  })
  const asGuest = await server.call('POST', '/auth/account/password', {
    json: { currentPassword: password, newPassword },
  })
  expect(asGuest.status).toBe(401)
  expect((await logIn(password)).status).toBe(200)
})

test('wrong current passwords are limited as those of a sign-in are', async () => {
  const strict = await startTestBackend({ limits: { 'sign-ins': 2 } })
  try {
    const token = await strict.signIn('eve@example.org')
    const guess = () =>
      strict.call('POST', '/auth/account/password', { token, json: { currentPassword: 'a guess', newPassword } })
    const statuses = [(await guess()).status, (await guess()).status, (await guess()).status]
    expect(statuses).toEqual([422, 422, 429])
  } finally {
    await strict.stop()
  }
})
