import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bugReports } from '../../entities/schema'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

const report = (json: unknown, token?: string) =>
  server.call('POST', '/api/bug', { json, ...(token === undefined ? {} : { token }) })
async function newest() {
  const [row] = await server.database.select().from(bugReports).orderBy(desc(bugReports.id)).limit(1)
  return row
}

test('anybody may report a problem; flags, message and reading position are stored [API-APP-012]', async () => {
  const sent = {
    audio_problem: true,
    text_problem: false,
    message: 'The owl is silent',
    book_id: '1011',
    page_id: 12,
    selected_language: 'es',
  }
  expect(await report(sent)).toMatchObject({ status: 200, body: { success: true } })
  expect(await newest()).toMatchObject({
    userId: null,
    bookId: 1011,
    pageId: 12,
    message: 'The owl is silent',
    report: { ...sent, book_id: 1011 },
  })
})

test('a report stores its reader by either token, and no token [API-APP-012]', async () => {
  const token = await server.signIn('reader@example.org', 'student')
  const returnurl = `https://partner.example/read?token=${token}&book=7#access_token=${token}`
  for (const call of [() => report({ user_token: token, returnurl }), () => report({ returnurl }, token)]) {
    expect((await call()).status).toBe(200)
    const row = await newest()
    expect(row?.userId).toEqual(expect.any(Number))
    expect(row?.report).toMatchObject({ returnurl: 'https://partner.example/read?token=…&book=7#access_token=…' })
    expect(JSON.stringify(row)).not.toContain(token)
  }
  expect((await report({ user_token: 'made up' })).status).toBe(200)
  expect(await newest()).toMatchObject({ userId: null })
  expect(JSON.stringify(await newest())).not.toContain('made up')
})

test('an invalid or oversized report is refused [API-APP-012]', async () => {
  expect(await report({ message: 7 })).toMatchObject({ status: 422, body: { field: 'message' } })
  expect(await report({ book_id: 'seven' })).toMatchObject({ status: 422, body: { field: 'book_id' } })
  expect((await report('text')).status).toBe(422)
  expect((await report({ flag: 'x'.repeat(20_000) })).status).toBe(422)
  expect(
    (await server.call('POST', '/api/bug', { raw: '{', headers: { 'content-type': 'application/json' } })).status,
  ).toBe(400)
})

test('reports of one account are limited per hour [API-APP-012]', async () => {
  const token = await server.signIn('busy@example.org', 'student')
  const statuses = []
  for (let index = 0; index < 31; index++) statuses.push((await report({ message: `${index}` }, token)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  expect((await report({ message: 'another reader' })).status).toBe(200)
  server.advance(3601)
  const later = await server.signIn('busy@example.org', 'student')
  expect((await report({ message: 'later' }, later)).status).toBe(200)
})
