import { Word, Words } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
let reader: string
let outsider: string
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  reader = await server.signIn('reader@example.org', 'student')
  outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown, token = author) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })
const owl = { word: 'owl', lang: 'en', definitions: [{ lang: 'en', text: 'A bird of the night.' }] }
async function make(word: string, more: object = {}) {
  return Word.parse((await call('POST', '/word', { word, lang: 'en', ...more })).body)
}
async function wordsFor(token: string, query = '/all') {
  return Words.parse((await call('GET', `/word${query}`, undefined, token)).body)
}

const writes: [string, (id: number, definition: number) => [string, string, unknown?]][] = [
  ['makes a word [API-QUIZ-026]', () => ['POST', '/word', { word: 'taken', lang: 'en' }]],
  ['changes a word [API-QUIZ-029]', (id) => ['PUT', `/word/${id}`, { word: 'taken' }]],
  ['deletes a word [API-QUIZ-030]', (id) => ['DELETE', `/word/${id}`]],
  ['adds a definition [API-QUIZ-031]', (id) => ['POST', `/word/definition/${id}`, { lang: 'en', text: 'Taken' }]],
  [
    'changes a definition [API-QUIZ-033]',
    (_id, definition) => ['PUT', `/word/definition/${definition}`, { text: 'Taken' }],
  ],
  ['deletes a definition [API-QUIZ-034]', (_id, definition) => ['DELETE', `/word/definition/${definition}`]],
  ['makes many words [API-QUIZ-035]', () => ['POST', '/word/bulk', { words: [{ word: 'taken', lang: 'en' }] }]],
  ['changes many words [API-QUIZ-039]', (id) => ['PUT', '/word/bulk', { words: [{ id, word: 'taken' }] }]],
  ['deletes many words [API-QUIZ-039]', (id) => ['DELETE', '/word/bulk', { ids: [id] }]],
]

test.each(writes)('no caller without a token, student or caller of another domain %s', async (_id, write) => {
  const token = await server.signIn('own@example.org', 'user', await server.addDomain())
  const made = await server.call('POST', '/word', { token, json: owl })
  const word = Word.parse(made.body)
  const [method, path, json] = write(word.id, first(word.definitions).id)
  expect((await server.call(method, path, { json })).status).toBe(401)
  expect((await call(method, path, json, reader)).status).toBe(403)
  // New words belong to the caller's own domain, so none of another can be named.
  const isMaking = json !== undefined && method === 'POST' && !path.includes('definition')
  expect((await call(method, path, json, outsider)).status).toBe(isMaking ? 201 : 404)
  if (isMaking)
    await call('DELETE', '/word/bulk', { ids: (await wordsFor(outsider)).words.map(({ id }) => id) }, outsider)
  expect((await server.call('GET', '/word/all', { token })).body).toEqual({ words: [word], total: 1 })
})

test('no caller without a token or of another domain lists words [API-QUIZ-027 API-QUIZ-036]', async () => {
  await make('hidden')
  for (const path of ['/word', '/word/all']) {
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await call('GET', path)).body).not.toEqual({ words: [], total: 0 })
    expect((await call('GET', path, undefined, outsider)).body).toEqual({ words: [], total: 0 })
  }
})

test('no caller without a token or of another domain reads a word or a definition [API-QUIZ-028 API-QUIZ-032]', async () => {
  const word = await make('secret', { ...owl, word: 'secret' })
  for (const path of [`/word/${word.id}`, `/word/definition/${first(word.definitions).id}`]) {
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await call('GET', path)).status).toBe(200)
    expect((await call('GET', path, undefined, outsider)).status).toBe(404)
  }
})

test('glossary words are readable by all who see the book and editable by its authors only [API-QUIZ-028 API-QUIZ-029]', async () => {
  const { bookId } = await makeTestBook(server, author)
  const otherAuthor = await server.signIn('other-author@example.org')
  const word = await make('hoot', { bookId })
  const path = `/word/${word.id}`
  expect((await call('GET', path, undefined, otherAuthor)).status).toBe(404)
  expect((await call('PUT', path, { word: 'x' }, otherAuthor)).status).toBe(404)
  expect((await wordsFor(reader, '?search=hoot')).total).toBe(0)
  await server.call('POST', `/api/book/${bookId}/publish`, { token: author, json: { visibility: 'public' } })
  expect((await call('GET', path, undefined, reader)).status).toBe(200)
  expect((await call('PUT', path, { word: 'x' }, otherAuthor)).status).toBe(403)
  expect((await call('POST', '/word', { word: 'toot', lang: 'en', bookId }, otherAuthor)).status).toBe(403)
  expect((await call('POST', '/word', { word: 'toot', lang: 'en', bookId: 999_999 })).status).toBe(404)
  await make('hoot')
  await call('DELETE', `/books/${bookId}`)
  expect((await call('GET', path)).status).toBe(404)
})
