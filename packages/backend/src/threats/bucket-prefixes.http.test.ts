import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let token: string
let open: TestBook
let hidden: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  open = await makeTestBook(server, token)
  hidden = await makeTestBook(server, token)
  const publish = (book: TestBook, visibility: string) =>
    server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility } })
  await publish(open, 'public')
  await publish(hidden, 'private')
})
afterAll(() => server.stop())

const Listed = z.array(z.object({ key: z.string() }))
const list = (prefix: string, as?: string) =>
  server.call(
    'GET',
    `/file/get-bucket-data?prefix=${encodeURIComponent(prefix)}`,
    as === undefined ? {} : { token: as },
  )

test('a listing has the objects of a book that the caller may read', async () => {
  const { status, body } = await list(`published/${open.bookId}/`)
  const keys = Listed.parse(body).map(({ key }) => key)
  expect([status, keys.length > 0]).toEqual([200, true])
  for (const key of keys) expect(key).toMatch(new RegExp(`^published/${open.bookId}/`))
  expect((await list(`published/${hidden.bookId}/`)).status).toBe(404)
  expect((await list(`published/${hidden.bookId}/`, token)).status).toBe(200)
})

test("no prefix lists another book's objects, unpublished objects or files outside the store", async () => {
  const [own, other] = [open.bookId, hidden.bookId]
  const vectors = [
    '',
    '/',
    '.',
    '..',
    '../',
    '*',
    '%',
    '_',
    'null',
    '[]',
    '{}',
    'published',
    'published/',
    'published//',
    'published/*',
    'published/%',
    'published/..',
    '/published/',
    `published/${own}/../${other}/`,
    `published/${own}/../../`,
    `published/${own}/../${other}/book.json`,
    `published/${own}/..%2f${other}/`,
    `published/${own}%2f..%2f${other}`,
    `published/${own}/%2e%2e/${other}`,
    `published/${own}/..\\${other}`,
    `published\\${own}`,
    `published/${own}/\0`,
    `published/${own}\n/${other}`,
    `published/${own}//${other}`,
    `published/${own}/./../${other}/`,
    `${own}/../${other}`,
    `../${own}`,
    `published/0${own}`,
    `published/+${own}`,
    `published/-${own}`,
    `published/${own}.0`,
    `published/${own}e0`,
    `published/${own} `,
    ` published/${own}`,
    `published/${own},${other}`,
    `published/${own}|${other}`,
    `published/${own}' or '1'='1`,
    `published/${own};${other}`,
    `published/${own}&prefix=${other}`,
    `objects/${own}`,
    `objects/published/${own}`,
    `file:///etc/`,
    '/etc/passwd',
    'C:\\',
    '\\\\server\\share',
    'import-uploads/',
    'recognition-uploads/',
    'speech-cache/',
    'recognition-cache/',
    'domain-files/',
    'upkeep/',
    `${other}/pages/`,
    `${other}/ChapterAudios`,
    'x'.repeat(600),
    '9'.repeat(20),
    '0',
    '-1',
    '1e9',
    '٣',
    `PUBLISHED/${own}/`,
    `published/${own}#`,
    `published/${own}?x`,
    `published/\u202e${own}`,
    `𝟙𝟘𝟘𝟘𝟘𝟘`,
  ]
  const mayBe = new Set([200, 404, 422])
  for (const prefix of vectors) {
    const { status, body, text } = await list(prefix)
    expect([prefix, mayBe.has(status)]).toEqual([prefix, true])
    expect(text).not.toMatch(/root:|no such file|ENOENT/i)
    if (status !== 200) continue
    for (const { key } of Listed.parse(body)) {
      expect([prefix, key.startsWith(`published/${own}/`)]).toEqual([prefix, true])
      expect(key).not.toContain('..')
    }
  }
})

test('repeated prefixes in one address count as one and reveal nothing more', async () => {
  const address = `/file/get-bucket-data?prefix=published/${open.bookId}/&prefix=published/${hidden.bookId}/`
  const { text } = await server.call('GET', address)
  expect(text).not.toContain(`published/${hidden.bookId}/`)
})
