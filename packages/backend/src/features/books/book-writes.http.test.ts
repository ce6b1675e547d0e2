import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entityRevisions } from '../../entities/schema'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())

const Fields = z.looseObject({ id: z.number(), title: z.string() })

const read = (bookId: number, as = token) => server.call('GET', `/books/${bookId}/7`, { token: as })
const save = (bookId: number, json: unknown, headers: Record<string, string> = {}) =>
  server.call('PUT', `/books/${bookId}`, { token, json, headers })
const newBook = async () => (await makeTestBook(server, token, [])).bookId
const revisionsOf = (bookId: number) =>
  server.database
    .select()
    .from(entityRevisions)
    .where(and(eq(entityRevisions.entity, 'book'), eq(entityRevisions.entityId, bookId)))
    .orderBy(entityRevisions.revision)

describe('a book that is read, changed and saved', () => {
  test('keeps fields that the server does not know, while derived fields cannot be set [API-MAIN-016]', async () => {
    const bookId = await newBook()
    await save(bookId, { age_range: { from: 6 }, mood: 'calm', theme_data: { primary_color: '#112233', logo: 'x' } })
    await save(bookId, { title: 'Titled', extra: null })
    const before = Fields.parse((await read(bookId)).body)
    expect(before).toMatchObject({ title: 'Titled', age_range: { from: 6 }, mood: 'calm', extra: null })
    const changed = {
      ...before,
      title: 'Renamed',
      mood: 'wild',
      id: 1,
      published: true,
      cover_image: 'x',
      canEdit: false,
    }
    const { status, body } = await save(bookId, changed)
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Renamed', mood: 'wild', age_range: { from: 6 }, id: bookId, published: false })
    const after = Fields.parse((await read(bookId)).body)
    expect(after).toEqual({ ...before, title: 'Renamed', mood: 'wild', revision: 4, updatedAt: after['updatedAt'] })
    const state = (await revisionsOf(bookId)).at(-1)?.state ?? {}
    expect(Object.keys(state)).toEqual(expect.arrayContaining(['title', 'mood', 'age_range']))
    for (const field of ['id', 'published', 'cover_image', 'canEdit', 'pageCount'])
      expect(state).not.toHaveProperty(field)
  })

  test('shows those fields to its readers once it is published', async () => {
    const { bookId } = await makeTestBook(server, token)
    await save(bookId, { age_range: '6-8' })
    const form = new FormData()
    form.set('cover', new Blob(['[null]']), 'owl.png')
    await server.call('POST', `/books/${bookId}/cover`, { token, form })
    await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
    const { body } = await server.call('GET', `/file/bookData/${bookId}`)
    expect(body).toMatchObject({ bookInfo: { age_range: '6-8', cover_image: expect.stringContaining('/published/') } })
  })

  test('can be created with unknown fields, and with categories, series and tags given by name [API-MAIN-015]', async () => {
    const json = { title: 'Made', categories: ['Winds'], series: ['Weather'], tags: ['b', 'a', 'a'], mood: 'calm' }
    const made = await server.call('POST', '/books', { token, json })
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"'])
    const { bookInfo } = Object(made.body)
    expect(bookInfo).toMatchObject({ mood: 'calm', series: ['Weather'], tags: ['a', 'b'] })
    const categories = await server.call('GET', `/categories/withbook/${bookInfo.id}`, { token })
    expect(categories.body).toEqual([{ id: bookInfo.categories[0], name: 'Winds' }])
    const names = async (path: string) =>
      z
        .array(Fields.pick({ id: true }).extend({ name: z.string() }))
        .parse((await server.call('GET', path, { token })).body)
    expect((await names('/tag')).map(({ name }) => name)).toEqual(['a', 'b'])
    expect((await names('/series')).map(({ name }) => name)).toEqual(['Weather'])
  })

  test('gets the shelves named last, by the ids and names it was read with [API-MAIN-016]', async () => {
    const bookId = await newBook()
    await save(bookId, { categories: ['One', 'Two'], series: ['S'], tags: ['t', 'u'] })
    const before = Fields.parse((await read(bookId)).body)
    await save(bookId, { title: 'Else' })
    expect((await read(bookId)).body).toMatchObject({
      categories: before['categories'],
      series: ['S'],
      tags: ['t', 'u'],
    })
    await save(bookId, { ...before, tags: ['u', 'v'], series: [] })
    const shown = { categories: before['categories'], series: [], tags: ['u', 'v'] }
    expect((await read(bookId)).body).toMatchObject(shown)
    expect(
      Object((await server.call('GET', `/file/bookData/${bookId}/preview`, { token })).body).bookInfo,
    ).toMatchObject(shown)
  })

  test('stays published unchanged after a change of shelves or creators', async () => {
    const { bookId } = await makeTestBook(server, token)
    await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
    await save(bookId, { categories: ['c'], series: ['s'], tags: ['t'] })
    await server.call('POST', `/books/${bookId}/creators`, { token, json: [{ name: 'Ada' }] })
    expect((await read(bookId)).body).toMatchObject({ publicationIsBehind: false, tags: ['t'] })
    await save(bookId, { mood: 'calm' })
    expect((await read(bookId)).body).toMatchObject({ publicationIsBehind: true })
  })

  test('accepts categories of its own domain only, and saves nothing of a refused request', async () => {
    const theirs = await server.call('POST', '/books', {
      token: cast.outsider,
      json: { title: 'Theirs', categories: ['Theirs'] },
    })
    const [foreign] = Object(theirs.body).bookInfo.categories
    const bookId = await newBook()
    const refused = await save(bookId, { title: 'Lost', tags: ['lost'], categories: ['New', foreign] })
    expect(refused).toMatchObject({ status: 422, body: { field: 'categories.1' } })
    expect((await read(bookId)).body).toMatchObject({ title: 'A book', tags: [], categories: [] })
  })

  test('is refused at an outdated revision with the current one [API-MAIN-016]', async () => {
    const bookId = await newBook()
    const etag = (await read(bookId)).headers.get('etag') ?? ''
    expect(etag).toBe('"1"')
    const first = await save(bookId, { title: 'First' }, { 'if-match': etag })
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"'])
    const second = await save(bookId, { title: 'Second' }, { 'if-match': etag })
    expect(second).toMatchObject({ status: 412, body: { code: 'stale-revision', currentRevision: 2 } })
    expect((await read(bookId)).body).toMatchObject({ title: 'First' })
    expect((await save(bookId, { title: 'Third' })).headers.get('etag')).toBe('"3"')
  })

  test('is saved by one of many who save the same revision', async () => {
    const bookId = await newBook()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save(bookId, { title: `t${n}`, tags: [`t${n}`] }, { 'if-match': '"1"' })),
    )
    const winner = responses.findIndex(({ status }) => status === 200)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(9)
    expect((await read(bookId)).body).toMatchObject({ title: `t${winner}`, tags: [`t${winner}`] })
  })

  test('records every state in the form in which it can be saved again [API-MAIN-016]', async () => {
    const bookId = await newBook()
    await save(bookId, { title: 'Two', mood: 'calm', tags: ['x'] })
    await save(bookId, { title: 'Three', mood: 'wild', tags: [] })
    const rows = await revisionsOf(bookId)
    expect(rows.map(({ revision, state }) => [revision, state['title']])).toEqual([
      [1, 'A book'],
      [2, 'Two'],
      [3, 'Three'],
    ])
    const restored = await save(bookId, rows[1]?.state)
    expect(restored.body).toMatchObject({ title: 'Two', mood: 'calm', tags: ['x'] })
    expect((await revisionsOf(bookId)).at(-1)?.state).toEqual(rows[1]?.state)
  })

  test('is refused with invalid fields [API-MAIN-016]', async () => {
    const bookId = await newBook()
    const wrong: [unknown, string][] = [
      [{ title: '  ' }, 'title'],
      [{ title: 'x'.repeat(301) }, 'title'],
      [{ visibility: 'secret' }, 'visibility'],
      [{ theme_data: { primary_color: 'red' } }, 'theme_data.primary_color'],
      [{ tags: [''] }, 'tags.0'],
      [{ categories: [0] }, 'categories.0'],
      [{ identifier: 'x'.repeat(201) }, 'identifier'],
    ]
    for (const [json, field] of wrong) expect(await save(bookId, json)).toMatchObject({ status: 422, body: { field } })
    expect((await save(bookId, { much: 'x'.repeat(200_001) })).status).toBe(422)
    expect((await save(bookId, [])).status).toBe(422)
    expect((await read(bookId)).headers.get('etag')).toBe('"1"')
  })

  test('limits the size of all unknown fields together, even if they come in small steps', async () => {
    const bookId = await newBook()
    const statuses: number[] = []
    for (const field of ['a', 'b', 'c']) statuses.push((await save(bookId, { [field]: 'x'.repeat(90_000) })).status)
    expect(statuses).toEqual([200, 200, 413])
  })
})

describe('the description', () => {
  const describeBook = (bookId: number, json: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', `/books/${bookId}/description`, { token, json, headers })

  test('is changed by itself and can be removed [API-MAIN-020]', async () => {
    const bookId = await newBook()
    await save(bookId, { title: 'Kept', mood: 'kept' })
    const { status, body, headers } = await describeBook(bookId, { description: 'Blows' })
    expect([status, headers.get('etag')]).toEqual([200, '"3"'])
    expect(body).toMatchObject({ title: 'Kept', mood: 'kept', description: 'Blows' })
    expect((await describeBook(bookId, { description: null })).body).toMatchObject({ description: null })
    expect(await describeBook(bookId, { description: 'Old' }, { 'if-match': '"3"' })).toMatchObject({ status: 412 })
  })

  test('is text, and of a book of the caller [API-MAIN-020]', async () => {
    const bookId = await newBook()
    for (const json of [{}, { description: 7 }, { description: 'x'.repeat(10_001) }]) {
      expect(await describeBook(bookId, json)).toMatchObject({ status: 422, body: { field: 'description' } })
    }
    expect((await describeBook(999_999, { description: '' })).status).toBe(404)
    const path = `/books/${bookId}/description`
    const refused = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'POST', path, { json: { description: '' } })).toEqual(refused)
  })
})

test('only authors of the book may save and delete it [API-MAIN-016 API-MAIN-022]', async () => {
  const { bookId } = await makeTestBook(server, token)
  const path = `/books/${bookId}`
  const hidden = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
  expect(await askAsEach(server, cast, 'PUT', path, { json: { title: 'Taken' } })).toEqual(hidden)
  expect(await askAsEach(server, cast, 'DELETE', path)).toEqual(hidden)
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
  const refused = { anonymous: 401, student: 403, otherAuthor: 403, outsider: 403 }
  expect(await askAsEach(server, cast, 'PUT', path, { json: { title: 'Taken' } })).toEqual(refused)
  expect(await askAsEach(server, cast, 'DELETE', path)).toEqual(refused)
  expect((await read(bookId)).body).toMatchObject({ title: 'A book' })
  expect((await server.call('DELETE', '/books/999999', { token })).status).toBe(404)
  expect((await save(999_999, { title: 'x' })).status).toBe(404)
  expect((await server.call('DELETE', path, { token })).status).toBe(200)
  expect([(await read(bookId)).status, await revisionsOf(bookId)]).toEqual([404, []])
})
