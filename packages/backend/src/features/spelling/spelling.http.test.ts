import { SpellingVerdict } from '@lectern/contracts/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let address: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  const { bookId } = await makeTestBook(server, token)
  address = `/api/book/${bookId}`
})
afterAll(() => server.stop())

const check = async (words: readonly string[], lang = 'en') =>
  SpellingVerdict.parse((await server.call('POST', `${address}/spelling`, { token, json: { lang, words } })).body)

test('lists the words that no dictionary has, and no word of a language without one', async () => {
  expect(await check(['price', 'Oskar', 'Angeles', 'lihgt'])).toEqual({
    hasDictionary: true,
    unknown: ['Oskar', 'lihgt'],
  })
  expect(await check(['Preis'], 'de')).toEqual({ hasDictionary: false, unknown: [] })
  expect(await check([])).toEqual({ hasDictionary: true, unknown: [] })
})

test('takes a word of the book as right in any case and with any apostrophe, in its language, until it is removed', async () => {
  const json = { lang: 'en', word: 'O’Connor' }
  for (const _ of [1, 2]) expect((await server.call('PUT', `${address}/words`, { token, json })).status).toBe(200)
  expect((await check(["O'CONNOR", 'o’connor', 'Connor'])).unknown).toEqual(['Connor'])
  const other = await makeTestBook(server, token)
  const elsewhere = await server.call('POST', `/api/book/${other.bookId}/spelling`, {
    token,
    json: { lang: 'en', words: ['O’Connor'] },
  })
  expect(elsewhere.body).toMatchObject({ unknown: ['O’Connor'] })
  const query = `lang=en&word=${encodeURIComponent("o'connor")}`
  expect((await server.call('DELETE', `${address}/words?${query}`, { token })).status).toBe(200)
  expect((await check(['O’Connor'])).unknown).toEqual(['O’Connor'])
})
