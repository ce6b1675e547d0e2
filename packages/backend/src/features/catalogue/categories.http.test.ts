import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { categories } from '../../entities/schema'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
})
afterAll(() => server.stop())

const Named = z.array(z.looseObject({ id: z.number(), name: z.string() }))

async function addCategory(name: string, domainId = cast.domainId): Promise<number> {
  return first(await server.database.insert(categories).values({ domainId, name }).returning()).id
}
const list = async (path: string, token = cast.author) => Named.parse((await server.call('GET', path, { token })).body)

test('a domain is listed for its own accounts, other domains are not [API-MAIN-011]', async () => {
  expect(await list('/domains/min')).toEqual([{ id: cast.domainId, name: 'Another' }])
  expect(await list('/domains/min', cast.outsider)).toEqual([{ id: cast.otherDomainId, name: 'Another' }])
  const responses = await askAsEach(server, cast, 'GET', '/domains/min')
  expect(responses).toEqual({ anonymous: 401, student: 200, otherAuthor: 200, outsider: 200 })
})

test("the categories of the caller's own domain are listed by name, those of others are not [API-MAIN-010]", async () => {
  const [winds, owls] = [await addCategory('Winds'), await addCategory('Owls')]
  const theirs = await addCategory('Theirs', cast.otherDomainId)
  expect(await list('/categories')).toEqual([
    { id: owls, name: 'Owls' },
    { id: winds, name: 'Winds' },
  ])
  expect(await list('/categories', cast.outsider)).toEqual([{ id: theirs, name: 'Theirs' }])
  const responses = await askAsEach(server, cast, 'GET', '/categories')
  expect(responses).toEqual({ anonymous: 401, student: 200, otherAuthor: 200, outsider: 200 })
})

describe('a category', () => {
  const update = (id: number, json: unknown, token = cast.author) =>
    server.call('POST', `/categories/${id}/update`, { token, json })

  test('changes the given fields and keeps those that the server does not know [API-MAIN-017]', async () => {
    const id = await addCategory('Before')
    await update(id, { colour: 'blue', order: { of: ['appearance'] } })
    const { status, body } = await update(id, { name: '  After ', id: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({ id, name: 'After', colour: 'blue', order: { of: ['appearance'] } })
    expect(await list('/categories')).toContainEqual(body)
  })

  test('is changed only by authors of its domain [API-MAIN-017]', async () => {
    const id = await addCategory('Ours')
    const responses = await askAsEach(server, cast, 'POST', `/categories/${id}/update`, { json: { mine: true } })
    expect(responses).toEqual({ anonymous: 401, student: 403, otherAuthor: 200, outsider: 404 })
    expect((await update(999_999, { name: 'x' })).status).toBe(404)
  })

  test('has a unique name in its domain, even if two are renamed simultaneously', async () => {
    const ids = [await addCategory('One'), await addCategory('Two'), await addCategory('Three')]
    await addCategory('Elsewhere', cast.otherDomainId)
    expect(await update(ids[0] ?? 0, { name: 'Two' })).toMatchObject({ status: 409, body: { field: 'name' } })
    expect((await update(ids[0] ?? 0, { name: 'Elsewhere' })).status).toBe(200)
    const responses = await Promise.all(ids.map((id) => update(id, { name: 'Wanted' })))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('refuses an empty name and oversized fields', async () => {
    const id = await addCategory('Strict')
    for (const name of ['', '   ', 7, null, 'x'.repeat(201), 'a\tb']) {
      expect(await update(id, { name })).toMatchObject({ status: 422, body: { field: 'name' } })
    }
    expect((await update(id, { text: 'x'.repeat(20_001) })).status).toBe(422)
    expect((await update(id, [])).status).toBe(422)
  })
})

test('the categories of a book are returned to callers of its domain who may see it [API-MAIN-018]', async () => {
  const id = await addCategory('Held')
  const { bookId } = await makeTestBook(server, cast.author)
  await server.call('PUT', `/books/${bookId}`, { token: cast.author, json: { categories: [id, 'Made anew'] } })
  const path = `/categories/withbook/${bookId}`
  const held = await list(path)
  expect(held.map(({ name }) => name)).toEqual(['Held', 'Made anew'])
  const before = await askAsEach(server, cast, 'GET', path)
  expect(before).toEqual({ anonymous: 401, student: 404, otherAuthor: 404, outsider: 404 })
  await server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: {} })
  expect(await list(path, cast.student)).toEqual(held)
  expect(await list(path, cast.outsider)).toEqual([])
  expect((await server.call('GET', '/categories/withbook/999999', { token: cast.author })).status).toBe(404)
})
