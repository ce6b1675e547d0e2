import { SpeechGenerated } from '@lectern/contracts/app'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeCast, type Cast } from './ask-as-each'
import { makeTestBook, type TestBook } from './make-test-book'
import { speechRequest } from './speech-request'
import { startTestBackend, type TestBackend } from './start-test-backend'

/** Starts a server for the tests of a file, and makes a book of two pages, which nobody has spoken, for each of them. */
export function provideSpokenBook() {
  let server: TestBackend
  let cast: Cast
  let book: TestBook
  beforeAll(async () => {
    server = await startTestBackend({ speechBudget: 100_000 })
    cast = await makeCast(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    book = await makeTestBook(server, cast.author, [null, null])
    server.script.spokenTexts = []
  })
  return {
    get server() {
      return server
    },
    get cast() {
      return cast
    },
    get book() {
      return book
    },
    /** Calls the server as the author of the book. */
    call: (method: string, path: string, json?: object) =>
      server.call(method, path, { token: cast.author, ...(json === undefined ? {} : { json }) }),
    /** Builds a request that speaks a text as the first page. */
    request: (text: string, voice: object = {}) => speechRequest(text, book, voice),
    /** Speaks the pages of a request, and saves the narration. */
    generate: async (request: object) =>
      SpeechGenerated.parse(
        (await server.call('POST', '/api/text-to-speech/stream', { token: cast.author, json: request })).body,
      ),
  }
}

/** Two sentences that the tests of takes speak; every word of the stand-in takes 0.25 s. */
export const [owl, mouse] = ['The owl is awake.', 'It sees the mouse.'] as const
