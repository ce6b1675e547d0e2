import { SpeechGenerated } from '@lectern/contracts/app'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chapterWords } from '../../entities/schema'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
let track: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())
beforeEach(async () => {
  book = await makeTestBook(server, token)
  track = await speak('Hello there.')
})

async function speak(text: string): Promise<string> {
  const response = await server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest(text, book) })
  return SpeechGenerated.parse(response.body).audioFileName
}
const word = (text: string, start: number, end: number) => ({
  word: text,
  start,
  end,
  pageVariationId: book.pages[0]?.variationId,
})
const add = (json: object) =>
  server.call('POST', '/api/add-words-to-chapter', {
    token,
    json: { words: [], chapterVariationId: book.chapterVariationId, audioFileName: track, ...json },
  })
const read = async () =>
  Object((await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body).words
const rows = () =>
  server.database
    .select()
    .from(chapterWords)
    .where(eq(chapterWords.chapterVariationId, book.chapterVariationId))
    .orderBy(asc(chapterWords.id))

test('corrected words replace the earlier ones, which stay stored, and name their author [API-APP-007 API-APP-008]', async () => {
  const spoken = await read()
  const words = [word('Hello', 0.1, 0.3), { ...word('there.', 0.3, 0.6), estimated: true }]
  const meta = { voice: 'ada', model: 'plain', pace: { words: 2 } }
  const response = await add({
    words,
    editor: 'somebody@else.example',
    comment: 'By ear',
    oldAudioFileName: track,
    meta,
  })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(await read()).toEqual(words)
  expect(await rows()).toMatchObject([
    { words: spoken, editor: null, comment: null, meta: null },
    { words, audioFileName: track, editor: 'author@example.org', comment: 'By ear', meta },
  ])
  await add({ words: [], editor: null })
  expect((await rows()).at(-1)).toMatchObject({ editor: null, comment: null, meta: null })
})

test('words of another track of the book also select it, unless the chapter has a newer one [API-APP-007]', async () => {
  const words = [word('New', 0, 0.2)]
  const other = await makeTestBook(server, token)
  expect(await add({ words, audioFileName: 'nowhere.wav' })).toMatchObject({
    status: 422,
    body: { field: 'audioFileName' },
  })
  const newer = await speak('Something newer.')
  const before = await read()
  expect(await add({ words, audioFileName: newer, oldAudioFileName: track })).toMatchObject({
    status: 409,
    body: { field: 'oldAudioFileName' },
  })
  expect(await read()).toEqual(before)
  expect((await add({ words, audioFileName: newer, oldAudioFileName: newer })).status).toBe(200)
  expect(await read()).toEqual(words)
  const foreign = { ...word('Far', 0, 1), pageVariationId: other.pages[0]?.variationId }
  expect(await add({ words: [word('a', 0, 1), foreign], audioFileName: newer })).toMatchObject({
    status: 422,
    body: { field: 'words.1.pageVariationId' },
  })
})

test('words are refused with an invalid body, and for unknown chapters and those of others [API-APP-007]', async () => {
  expect(await add({ words: [word('Back', 2, 1)] })).toMatchObject({ status: 422, body: { field: 'words.0.end' } })
  expect(await add({ words: [word('Early', -1, 1)] })).toMatchObject({ status: 422, body: { field: 'words.0.start' } })
  expect(await add({ meta: { text: 'x'.repeat(20_000) } })).toMatchObject({ status: 422, body: { field: 'meta' } })
  expect((await add({ chapterVariationId: 999_999 })).status).toBe(404)
  const post = (as?: string) =>
    server.call('POST', '/api/add-words-to-chapter', {
      ...(as === undefined ? {} : { token: as }),
      json: { words: [], chapterVariationId: book.chapterVariationId, audioFileName: track },
    })
  expect((await post()).status).toBe(401)
  expect((await post(await server.signIn('student@example.org', 'student'))).status).toBe(403)
  expect((await post(await server.signIn('far@example.org', 'user', await server.addDomain()))).status).toBe(404)
})
