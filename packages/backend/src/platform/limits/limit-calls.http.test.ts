import { allRoutes } from '@lectern/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { defaultCallLimits, limitOfCall } from './call-limits'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const statusesOf = async (times: number, call: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let index = 0; index < times; index++) statuses.push((await call()).status)
  return statuses
}

test('every route with a limit of its own exists and declares the refusal', () => {
  const known = new Map(allRoutes.map((route) => [route.operationId, route]))
  for (const [operationId, name] of Object.entries(limitOfCall)) {
    expect([operationId, 429 in (known.get(operationId)?.responses ?? {})]).toEqual([operationId, true])
    expect(defaultCallLimits[name].most).toBeGreaterThan(0)
  }
})

describe('a costly request', () => {
  test("is refused after an account's limit with the time to wait; other accounts pass", async () => {
    const limited = await server.startAnother({ limits: { 'upload-addresses': 3 } })
    const [busy, other] = [await server.signIn('busy@example.org'), await server.signIn('other@example.org')]
    const ask = (token: string) =>
      limited.call('POST', '/api/upload/999999/presigned-url-audio?fileName=a.mp3', { token })
    expect(await statusesOf(4, () => ask(busy))).toEqual([404, 404, 404, 429])
    const refused = await ask(busy)
    expect(refused.body).toMatchObject({ code: 'too-many-tries', msg: expect.stringContaining('minutes') })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3000)
    expect((await ask(other)).status).toBe(404)
    limited.advance(wait + 1)
    const later = await limited.signIn('busy@example.org')
    expect((await ask(later)).status).toBe(404)
    await limited.stop()
  })

  test('is counted across all processes, including simultaneous requests', async () => {
    const limits = { translation: 5 }
    const processes = [await server.startAnother({ limits }), await server.startAnother({ limits })]
    const token = await server.signIn('crowd@example.org')
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        first(processes.slice(index % 2)).call('POST', '/upload/translate', { token, form: new FormData() }),
      ),
    )
    expect(responses.filter((response) => response.status !== 429)).toHaveLength(5)
    for (const one of processes) await one.stop()
  })

  test('is refused before its body is read', async () => {
    const limited = await server.startAnother({ limits: { recognition: 1 } })
    const token = await server.signIn('reads@example.org')
    const headers = { 'content-type': 'application/json' }
    const ask = () => limited.call('POST', '/api/text-ocr', { token, raw: '{', headers })
    expect(await statusesOf(2, ask)).toEqual([400, 429])
    await limited.stop()
  })

  test('is counted by address, with ten times the limit, if the caller has no account', async () => {
    const limited = await server.startAnother({ limits: { 'bug-reports': 1 }, proxies: 1 })
    const report = (address: string) =>
      limited.call('POST', '/api/bug', { json: { message: 'x' }, headers: from(address) })
    expect(await statusesOf(11, () => report('203.0.113.1'))).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await report('203.0.113.2')).status).toBe(200)
    await limited.stop()
  })

  test('for a test-student token is limited per IP address', async () => {
    const limited = await server.startAnother({ limits: { 'test-student-tokens': 1 }, proxies: 1 })
    const ask = () => limited.call('GET', '/api/auth/test-student', { headers: from('203.0.113.9') })
    expect((await statusesOf(11, ask)).at(-1)).toBe(429)
    await limited.stop()
  })
})

describe('any request', () => {
  test('is refused while its account or address floods the server, and passes again afterwards', async () => {
    const token = await server.signIn('flood@example.org')
    // A clock that stands still, because on a busy machine the calls take so long that they are no flood.
    let now = server.now()
    const limited = await server.startAnother({ limits: { calls: 1 }, proxies: 1, now: () => now })
    const byAccount = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        limited.call('GET', '/api/settings', { token, headers: from(`198.51.100.${index}`) }),
      ),
    )
    const refused = byAccount.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(byAccount.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]$/)
    const flood = () => limited.call('GET', '/books/minimal/7', { headers: from('203.0.113.66') })
    const byAddress = await Promise.all(Array.from({ length: 640 }, flood))
    expect(byAddress.filter(({ status }) => status === 429)).toHaveLength(40)
    const other = await limited.call('GET', '/books/minimal/7', { headers: from('203.0.113.67') })
    expect(other.status).toBe(200)
    now = new Date(now.getTime() + 2000)
    expect((await flood()).status).toBe(200)
    await limited.stop()
  })

  test('meets no limit when a class opens a book or an author draws', async () => {
    const token = await server.signIn('class@example.org')
    const [opens, draws] = [1500, 500]
    const now = server.now()
    const usual = await server.startAnother({ limits: {}, proxies: 1, now: () => now })
    const openBook = () => usual.call('GET', '/books/minimal/7', { headers: from('203.0.113.5') })
    const draw = () => usual.call('GET', '/api/settings', { token, headers: from('203.0.113.6') })
    const calls = [
      ...Array.from({ length: opens }, () => openBook),
      ...Array.from({ length: draws }, () => draw),
    ].values()
    // All fall into one moment of the clock. Only some are open at once, because the machine may be too busy for 2,000 connections.
    const statuses: number[] = []
    const sendInTurn = async () => {
      for (const call of calls) statuses.push((await call()).status)
    }
    await Promise.all(Array.from({ length: 50 }, sendInTurn))
    expect(statuses).toHaveLength(opens + draws)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await usual.stop()
  })
})

describe('limits of passwords and mails', () => {
  const tries = (on: TestBackend, email: string) =>
    statusesOf(4, () => on.call('POST', '/auth/login', { json: { email, password: 'a wrong one' } }))

  test('can be set by the operator', async () => {
    const strict = await server.startAnother({ limits: { 'sign-ins': 2, mails: 1 } })
    expect(await tries(strict, 'ann@example.org')).toEqual([401, 401, 429, 429])
    const forgot = () => strict.call('POST', '/auth/forgot', { json: { email: 'ann@example.org' } })
    expect(await statusesOf(2, forgot)).toEqual([200, 429])
    await strict.stop()
    const open = await server.startAnother({ limits: { 'sign-ins': null } })
    expect(await tries(open, 'ann@example.org')).toEqual([401, 401, 401, 401])
    await open.stop()
  })
})
