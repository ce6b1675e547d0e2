import { get } from 'node:http'
import { BookData } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { jobs } from '../../entities/schema'
import { createLogger } from '../logging/create-logger'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ worksOnJobs: false })
})
afterAll(() => server.stop())

const metrics = async (from = server, headers: Record<string, string> = {}) => from.call('GET', '/metrics', { headers })

describe('the metrics of a server', () => {
  test("count requests by the contract's path, never by the requested one", async () => {
    const token = await server.signIn('ann@example.org')
    const made = await server.call('POST', '/books', { token, json: { title: 'A book', language: 'en' } })
    const bookId: number = BookData.parse(made.body).bookInfo.id
    for (const path of [`/books/${bookId}/7`, '/books/999999/7', '/no/such/address/ann@example.org'])
      await server.call('GET', path, { token })
    const { text, headers, status } = await metrics()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(text).toContain('lectern_calls_total{method="GET",route="/books/{id}/{scope}",status="200"} 1')
    expect(text).toContain('lectern_calls_total{method="GET",route="/books/{id}/{scope}",status="404"} 1')
    expect(text).toContain('lectern_calls_total{method="GET",route="other",status="404"} 1')
    expect(text).toContain('lectern_call_duration_seconds_bucket{method="GET",route="/books/{id}/{scope}",le="+Inf"} 2')
    for (const secret of [token, 'ann@', `/${bookId}/`, 'such/address']) expect(text).not.toContain(secret)
  })

  test('include the number of jobs and the age of the oldest', async () => {
    const [user] = await server.database.query.users.findMany({ limit: 1 })
    const job = { kind: 'import' as const, state: 'queued' as const, userId: user?.id ?? 0, payload: {} }
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
    await server.database.insert(jobs).values([
      { ...job, id: '00000000-0000-4000-8000-000000000001', key: 'a', createdAt: ago(100), runAt: ago(100) },
      { ...job, id: '00000000-0000-4000-8000-000000000002', key: 'b', createdAt: ago(500), runAt: ago(-500) },
      { ...job, id: '00000000-0000-4000-8000-000000000003', key: 'c', state: 'failed', createdAt: ago(900) },
    ])
    const { text } = await metrics()
    expect(text).toContain('lectern_jobs{kind="import",state="failed"} 1')
    expect(text).toContain('lectern_jobs{kind="import",state="queued"} 2')
    const wait = Number(/^lectern_jobs_oldest_wait_seconds (\S+)$/m.exec(text)?.[1])
    expect(wait).toBeGreaterThanOrEqual(100)
    expect(wait).toBeLessThan(160)
  })

  test('include database, event loop and memory, in valid lines', async () => {
    const { text } = await metrics()
    for (const name of [
      'lectern_database_reachable 1',
      'lectern_database_connections{state="idle"}',
      'lectern_database_waiting 0',
      'lectern_event_loop_delay_seconds{quantile="0.99"}',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(`\n${name}`)
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \d+(\.\d+)?(e-\d+)?)$/,
      )
  })

  test('are available while the database is down', async () => {
    const lines: string[] = []
    const logger = createLogger('warn', { write: (line) => void lines.push(line) })
    const another = await server.startAnother({ logger })
    await another.open.pool.end()
    const { status, text } = await metrics(another)
    expect(status).toBe(200)
    expect(text).toContain('lectern_database_reachable 0')
    expect(text).not.toContain('lectern_jobs')
    expect(lines.filter((line) => line.includes('the jobs could not be counted'))).toHaveLength(1)
    await another.stop()
  })

  test('use one connection while the database hangs, however often they are read', async () => {
    const lines: string[] = []
    const logger = createLogger('warn', { write: (line) => void lines.push(line) })
    const another = await server.startAnother({ logger })
    const counting = async () => {
      const { rows } = await server.database.execute(sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'select "kind", "state"%'`)
      return rows
    }
    const texts = await server.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table jobs in access exclusive mode`)
      const scrapes = [metrics(another), metrics(another), metrics(another)]
      const responses = await Promise.all(scrapes)
      expect(await counting()).toEqual([{ n: 1 }])
      return responses.map(({ text }) => text)
    })
    for (const text of texts) expect(text).toContain('lectern_database_reachable 0')
    expect(lines.filter((line) => line.includes('takes too long'))).toHaveLength(3)
    expect((await metrics(another)).text).toContain('lectern_database_reachable 1')
    await another.stop()
  }, 20_000)
})

describe('access to the metrics', () => {
  test('is limited to programs on the same machine, not through a proxy, if no token is set', async () => {
    expect((await metrics()).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await metrics(server, { [name]: '127.0.0.1' })).status).toBe(404)
    const open = await server.startAnother({ metrics: { token: null, isLocalServer: false } })
    expect((await metrics(open)).status).toBe(404)
    await open.stop()
  })

  test('is refused under the name of a website that resolves to this machine', async () => {
    const { port } = new URL(server.url)
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        call.on('error', reject)
      })
    const ends = ['localhost.evil.test', '127.0.0.1.evil.test', 'evil-localhost', `evil.test.127.0.0.1:${port}`]
    const names = ['evil.test', `evil.test:${port}`, ...ends]
    for (const name of names) expect([name, await statusFor(name)]).toEqual([name, 404])
    for (const name of ['localhost', `LOCALHOST:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([name, await statusFor(name)]).toEqual([name, 200])
  })

  test('is limited to the holder of the token if one is set', async () => {
    const closed = await server.startAnother({ metrics: { token: 'the token of the test', isLocalServer: true } })
    const author = await server.signIn('ann@example.org')
    expect((await metrics(closed)).status).toBe(404)
    for (const given of ['the-token-of-the-tes', 'x', author])
      expect((await metrics(closed, { authorization: `Bearer ${given}` })).status).toBe(404)
    await closed.stop()
    const token = 'a-token-without-blanks'
    const again = await server.startAnother({ metrics: { token, isLocalServer: false } })
    expect((await metrics(again, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await again.call('GET', `/metrics?token=${token}`)).status).toBe(404)
    await again.stop()
  })
})
