import { allRoutes, Session } from '@lectern/contracts'
import { TestStudent } from '@lectern/contracts/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../platform/logging/create-logger'
import { makeTestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

const lines: string[] = []
let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ logger: createLogger('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => server.stop())

const canary = 'canary-4f1c9ad2-3be7-token'
const password = 'canary password 77'
const email = 'canary.person@example.org'
const name = 'Canary Personname'

function expectClean(secrets: readonly string[]): void {
  const log = lines.join('\n')
  for (const secret of secrets) expect(log.includes(secret), `${secret.slice(0, 20)}… stands in the log`).toBe(false)
}

test('a token in an address, a header or a body appears in no log line and no response', async () => {
  for (const route of allRoutes) {
    const path = route.path.replaceAll(/\{\w+\}/g, '7')
    const { text } = await server.call(route.method.toUpperCase(), `${path}?token=${canary}&access_token=${canary}`, {
      headers: { authorization: `Bearer ${canary}`, cookie: `token=${canary}`, 'idempotency-key': canary },
      ...(route.body?.kind === 'json' ? { json: { token: canary, refreshToken: canary, password: canary } } : {}),
    })
    expect([route.operationId, text.includes(canary)]).toEqual([route.operationId, false])
  }
  for (const path of ['/', '/objects/1/pages/a.webp', '/no/such/place', '/studio/'])
    await server.call('GET', `${path}?token=${canary}&signature=${canary}`)
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThanOrEqual(allRoutes.length)
  expectClean([canary])
})

test('no sign-in, sign-up or reset logs a token, a password, an address or a name', async () => {
  const post = (path: string, json: object, token?: string) =>
    server.call('POST', path, { json, ...(token === undefined ? {} : { token }) })
  await post('/auth/signup', { email, password, name })
  const linkOf = async (screen: string) => {
    const find = () => lines.findLast((line) => line.includes(`/auth/${screen}#token=`))
    await expect.poll(find).toBeDefined()
    return /#token=([\w-]{43})/.exec(find() ?? '')?.[1] ?? ''
  }
  const session = Session.parse((await post('/auth/verify', { token: await linkOf('verify') })).body)
  await post('/auth/login', { email, password: `${password} wrong` })
  const again = Session.parse((await post('/auth/login', { email, password })).body)
  await post('/auth/refresh', { refreshToken: again.refreshToken })
  await post('/auth/refresh', { refreshToken: again.refreshToken })
  await post('/auth/forgot', { email })
  await post('/auth/reset', { token: await linkOf('reset'), password: `${password} 2` })
  const { token: once } = await server.backend.accounts.createSignInLink({ email, role: 'user' })
  const author = Session.parse((await post('/api/auth/sign-in-link', { token: once })).body)
  const book = await makeTestBook(server, author.accessToken)
  await post(`/books/${book.bookId}/invitations`, { email: `other.${email}` }, author.accessToken)
  const student = TestStudent.parse((await server.call('GET', '/api/auth/test-student')).body).accessToken ?? ''
  await server.call('GET', '/quiz/user/1', { token: student })
  await post('/api/bug', {
    message: name,
    user_token: author.accessToken,
    returnurl: `https://x.example/?token=${canary}`,
  })
  await server.call('DELETE', '/auth/account', { token: author.accessToken, json: { email } })
  expectClean([
    ...[session, again, author].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]),
    student,
    once,
    canary,
    password,
    email,
    name,
    'the secret of the tests',
  ])
})

test('while the database fails, the log has the failure and the statement, and no parameters', async () => {
  const logger = createLogger('trace', { write: (line) => void lines.push(line) })
  const failing = await startTestBackend({ logger })
  for (const table of ['users', 'refresh_tokens', 'bug_reports'])
    await failing.database.execute(`alter table ${table} rename to lost_${table}`)
  const before = lines.length
  const calls = [
    failing.call('POST', '/auth/login', { json: { email, password } }),
    failing.call('POST', '/auth/signup', { json: { email, password, name } }),
    failing.call('POST', '/auth/refresh', { json: { refreshToken: canary } }),
    failing.call('POST', '/api/bug', { json: { message: `${name} ${canary}` } }),
  ]
  const responses = await Promise.all(calls)
  // The response to a sign-up is sent before its outcome is known.
  expect(responses.map(({ status }) => status)).toEqual([500, 200, 500, 500])
  for (const { text } of responses) {
    expect(text).not.toMatch(/select|insert|pool|canary/i)
  }
  const failures = lines.slice(before).filter((line) => line.includes('call failed'))
  expect(failures.length).toBe(3)
  for (const line of failures) {
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String) })
    expect(line).toMatch(/relation .* does not exist/)
  }
  await expect
    .poll(() => lines.slice(before).filter((line) => line.includes('lost_') || line.includes('does not exist')).length)
    .toBeGreaterThan(3)
  expectClean([email, name, canary, password])
  await failing.stop()
})

test('every log line of a request has the id of its response', async () => {
  const before = lines.length
  const { headers } = await server.call('GET', '/books/minimal/7')
  const id = headers.get('x-request-id') ?? 'none'
  const own = lines.slice(before).map((line): unknown => JSON.parse(line))
  expect(own).toContainEqual(
    expect.objectContaining({ requestId: id, method: 'GET', path: '/books/minimal/7', status: 200 }),
  )
  const given = await server.call('GET', '/books/minimal/7', { headers: { 'x-request-id': canary } })
  expect(given.headers.get('x-request-id')).not.toBe(canary)
})
