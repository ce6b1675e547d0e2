import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
})
afterAll(() => server.stop())

function add(query: Record<string, string | number>, json: unknown = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return server.call('POST', `/pages/variation/?${search.toString()}`, { token: cast.author, json })
}

test('a page gets another language from query and body, and the body wins [API-QUIZ-041 API-QUIZ-042]', async () => {
  const { bookId, pages } = await makeTestBook(server, cast.author)
  const pageId = pages[0]?.pageId ?? 0
  const rect = { id: 'w', x: 1, y: 2, width: 3, height: 4, word: 'Hola' }
  const made = await add(
    { pageId, variation: 'fr', mood: 'calm' },
    {
      variation: 'es',
      name: 'Uno',
      altText: 'A page',
      rectData: { rects: [], rectsByWords: [rect] },
      of: { the: 'client' },
    },
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    variation: 'es',
    name: 'Uno',
    altText: 'A page',
    mood: 'calm',
    of: { the: 'client' },
  })
  const page = await server.call('GET', `/pages/${pageId}`, { token: cast.author })
  expect(page.body).toMatchObject({
    variations: [
      { variation: 'en', rectData: { rectsByWords: [{ word: 'Hello' }, { word: 'world.' }] } },
      { variation: 'es', revision: 1, rectData: { rectsByWords: [rect] } },
    ],
  })
  const chapters = await server.call('GET', `/books/${bookId}/chapters`, { token: cast.author })
  expect(chapters.body).toMatchObject([{ variations: [{ variation: 'en' }, { variation: 'es' }] }])
  expect(await add({ pageId, variation: 'es' })).toMatchObject({ status: 409, body: { field: 'variation' } })
})

test('only authors of the book may add a language, and only to an existing page [API-QUIZ-041]', async () => {
  const { pages } = await makeTestBook(server, cast.author)
  const pageId = pages[0]?.pageId ?? 0
  const path = `/pages/variation/?pageId=${pageId}&variation=fr`
  const refused = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
  expect(await askAsEach(server, cast, 'POST', path, { json: {} })).toEqual(refused)
  expect((await add({ pageId: 999_999, variation: 'fr' })).status).toBe(404)
  for (const [query, field] of [
    [{ variation: 'fr' }, 'pageId'],
    [{ pageId }, 'variation'],
    [{ pageId, variation: 'no language' }, 'variation'],
    [{ pageId: 'x', variation: 'fr' }, 'pageId'],
  ] as const) {
    expect(await add(query)).toMatchObject({ status: 422, body: { field } })
  }
  expect((await add({ pageId, variation: 'fr' }, { rectData: { rects: [{}] } })).status).toBe(422)
  expect((await add({ pageId, variation: 'fr' }, [])).status).toBe(422)
})
