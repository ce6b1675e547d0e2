import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
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

const publish = (bookId: number, visibility = 'public') =>
  server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: { visibility } })
const statusForAll = (status: number) => ({ anonymous: status, student: status, otherAuthor: status, outsider: status })

describe('one book by its id', () => {
  test('is returned as in the list, with any last segment [API-MAIN-008 API-MAIN-009]', async () => {
    const { bookId } = await makeTestBook(server, cast.author)
    await publish(bookId)
    const listed = z
      .array(z.looseObject({ id: z.number() }))
      .parse((await server.call('GET', '/books/minimal/7')).body)
      .find(({ id }) => id === bookId)
    for (const segment of ['7', '8', 'a%2Fb', '%3F']) {
      const { status, body } = await server.call('GET', `/books/${bookId}/${segment}`)
      expect([status, body]).toEqual([200, listed])
    }
    expect((await server.call('GET', `/books/${bookId}/`)).status).toBe(404)
  })

  test('requires the right to see it; its authors get the draft and an ETag [API-MAIN-008]', async () => {
    const { bookId } = await makeTestBook(server, cast.author)
    const path = `/books/${bookId}/7`
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(statusForAll(404))
    await publish(bookId)
    await server.call('PUT', `/books/${bookId}`, { token: cast.author, json: { title: 'Working', mood: 'calm' } })
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(statusForAll(200))
    const own = await server.call('GET', path, { token: cast.author })
    expect([own.headers.get('etag'), own.body]).toEqual([
      '"2"',
      expect.objectContaining({ title: 'Working', mood: 'calm' }),
    ])
    const other = await server.call('GET', path, { token: cast.otherAuthor })
    expect([other.headers.get('etag'), Object(other.body).title, Object(other.body).mood]).toEqual([
      null,
      'A book',
      undefined,
    ])
    await publish(bookId, 'domain')
    expect(await askAsEach(server, cast, 'GET', path)).toEqual({ ...statusForAll(200), anonymous: 404, outsider: 404 })
    expect((await server.call('GET', '/books/999999/7')).status).toBe(404)
    expect((await server.call('GET', '/books/none/7')).status).toBe(422)
  })

  test('includes its shelves for callers of its domain', async () => {
    const { bookId } = await makeTestBook(server, cast.author)
    await server.call('PUT', `/books/${bookId}`, { token: cast.author, json: { tags: ['night'] } })
    await publish(bookId)
    const tagsFor = async (token?: string) =>
      Object((await server.call('GET', `/books/${bookId}/7`, token === undefined ? {} : { token })).body).tags
    expect([await tagsFor(cast.student), await tagsFor(cast.outsider), await tagsFor()]).toEqual([
      ['night'],
      undefined,
      undefined,
    ])
  })
})

describe('books by their ids', () => {
  const ask = (ids: unknown, token?: string) =>
    server.call('POST', '/books/minimal', { json: { ids }, ...(token === undefined ? {} : { token }) })
  const idsFor = async (ids: unknown, token?: string) => {
    const { body } = await ask(ids, token)
    return z
      .array(z.looseObject({ id: z.number() }))
      .parse(body)
      .map(({ id }) => id)
  }

  test('returns each visible book once, in the order of the ids [API-MAIN-034]', async () => {
    const open = (await makeTestBook(server, cast.author)).bookId
    const ofDomain = (await makeTestBook(server, cast.author)).bookId
    const hidden = (await makeTestBook(server, cast.author)).bookId
    await publish(open)
    await publish(ofDomain, 'domain')
    const ids = [hidden, open, 999_999, ofDomain, open]
    expect(await idsFor(ids, cast.author)).toEqual([hidden, open, ofDomain])
    expect(await idsFor(ids, cast.otherAuthor)).toEqual([open, ofDomain])
    expect(await idsFor(ids, cast.student)).toEqual([open, ofDomain])
    expect(await idsFor(ids, cast.outsider)).toEqual([open])
    expect(await idsFor(ids)).toEqual([open])
    expect(await idsFor([], cast.author)).toEqual([])
  })

  test('are limited to 1000 ids [API-MAIN-034]', async () => {
    for (const ids of [undefined, 'all', [0], [1.5], ['x'], [1e300], Array.from({ length: 1001 }, (_, n) => n + 1)]) {
      expect((await ask(ids, cast.author)).status).toBe(422)
    }
    expect((await ask([Number.MAX_SAFE_INTEGER], cast.author)).status).toBe(200)
  })
})

describe('a book by its identifier', () => {
  const find = (identifier: string, token = cast.author) =>
    server.call('GET', `/books/identifier/${encodeURIComponent(identifier)}`, { token })
  const make = async (identifier: string, token = cast.author) => {
    const { bookId } = await makeTestBook(server, token)
    await server.call('PUT', `/books/${bookId}`, { token, json: { identifier } })
    return bookId
  }

  test('is found by its id in another system, character by character [API-QUIZ-001]', async () => {
    const bookId = await make('urn:isbn:978/3 ü')
    expect(await find('urn:isbn:978/3 ü')).toMatchObject({
      status: 200,
      body: { id: bookId, identifier: 'urn:isbn:978/3 ü' },
    })
    expect((await find('urn:isbn:978/3')).status).toBe(404)
    expect((await find(String(bookId))).status).toBe(404)
    expect((await find('a\0b')).status).toBe(422)
    expect((await find('x'.repeat(201))).status).toBe(422)
  })

  test("is taken from the caller's domain before others, if it may be seen [API-QUIZ-001]", async () => {
    const ours = await make('shared')
    expect(await askAsEach(server, cast, 'GET', '/books/identifier/shared')).toEqual({
      ...statusForAll(404),
      anonymous: 401,
    })
    await publish(ours)
    expect(await askAsEach(server, cast, 'GET', '/books/identifier/shared')).toEqual({
      ...statusForAll(200),
      anonymous: 401,
    })
    const theirs = await make('shared', cast.outsider)
    const idFor = async (token: string) => Object((await find('shared', token)).body).id
    expect([await idFor(cast.student), await idFor(cast.outsider)]).toEqual([ours, theirs])
    await server.call('POST', `/api/book/${theirs}/publish`, { token: cast.outsider, json: {} })
    expect([await idFor(cast.student), await idFor(cast.outsider)]).toEqual([ours, theirs])
    const newer = await make('shared')
    expect([await idFor(cast.author), await idFor(cast.otherAuthor)]).toEqual([newer, ours])
  })
})

describe('POST /books/0', () => {
  test('creates a book of its query and body, and the body wins [API-QUIZ-002 API-QUIZ-042]', async () => {
    const { status, body } = await server.call('POST', '/books/0?title=Query&mood=calm', {
      token: cast.author,
      json: { title: 'Body', identifier: 'quiz-7', tags: ['quiz'], unknown: { of: ['the quiz'] } },
    })
    expect(status).toBe(201)
    const shown = { title: 'Body', mood: 'calm', identifier: 'quiz-7', tags: ['quiz'], unknown: { of: ['the quiz'] } }
    expect(body).toMatchObject({ ...shown, published: false })
    const found = await server.call('GET', '/books/identifier/quiz-7', { token: cast.author })
    expect(found.body).toMatchObject({ id: Object(body).id, canEdit: true, ...shown })
  })

  test('requires an author and refuses an invalid book [API-QUIZ-002]', async () => {
    const responses = await askAsEach(server, cast, 'POST', '/books/0', { json: { title: 'Mine' } })
    expect(responses).toEqual({ anonymous: 401, student: 403, otherAuthor: 201, outsider: 201 })
    const refused = await server.call('POST', '/books/0', { token: cast.author, json: {} })
    expect(refused).toMatchObject({ status: 422, body: { field: 'title' } })
  })
})
