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

const Named = z.array(z.looseObject({ id: z.number(), name: z.string() }))

const list = async (path: string, token = cast.author) => Named.parse((await server.call('GET', path, { token })).body)
const setCreators = (bookId: number, json: unknown, token = cast.author, headers: Record<string, string> = {}) =>
  server.call('POST', `/books/${bookId}/creators`, { token, json, headers })
const idOf = async (name: string) => (await list('/creators/min')).find((creator) => creator.name === name)?.id ?? 0
const newBook = async (token = cast.author) => (await makeTestBook(server, token, [])).bookId

describe('the creators of a book', () => {
  test('are set together, created if missing, and read by name [API-MAIN-013 API-MAIN-019]', async () => {
    const bookId = await newBook()
    const saved = await setCreators(bookId, [
      { name: ' Zora ', role: 'author', born: 1891 },
      { name: 'Abel', role: 'illustrator' },
    ])
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual([
      { id: expect.any(Number), name: 'Abel', role: 'illustrator' },
      { id: expect.any(Number), name: 'Zora', role: 'author', born: 1891 },
    ])
    expect(await list(`/books/${bookId}/creators`)).toEqual(saved.body)
    const rest = await setCreators(bookId, { creators: [{ name: 'Zora' }] })
    expect(rest.body).toEqual([{ id: await idOf('Zora'), name: 'Zora', role: null, born: 1891 }])
    expect((await setCreators(bookId, [])).body).toEqual([])
  })

  test('may be sent back as they were read, with changes [API-MAIN-019]', async () => {
    const bookId = await newBook()
    await setCreators(bookId, [{ name: 'Mara', role: 'author', links: ['a'] }])
    const [mara] = await list(`/books/${bookId}/creators`)
    const { body } = await setCreators(bookId, [{ ...mara, name: 'Mara M.' }])
    expect(body).toEqual([{ ...mara, name: 'Mara M.' }])
  })

  test('are read by those who see the book and set by its authors [API-MAIN-013 API-MAIN-019]', async () => {
    const { bookId } = await makeTestBook(server, cast.author)
    await setCreators(bookId, [{ name: 'Seen' }])
    const path = `/books/${bookId}/creators`
    const hidden = { anonymous: 401, student: 404, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(hidden)
    expect(await askAsEach(server, cast, 'POST', path, { json: [] })).toEqual({ ...hidden, student: 403 })
    await server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: {} })
    const open = { anonymous: 401, student: 200, otherAuthor: 200, outsider: 200 }
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(open)
    const refused = { anonymous: 401, student: 403, otherAuthor: 403, outsider: 403 }
    expect(await askAsEach(server, cast, 'POST', path, { json: [] })).toEqual(refused)
    for (const method of ['GET', 'POST']) {
      const body = method === 'GET' ? {} : { json: [] }
      expect((await server.call(method, '/books/999999/creators', { token: cast.author, ...body })).status).toBe(404)
    }
  })

  test("are those of the caller's own domain, each listed once", async () => {
    const theirs = await newBook(cast.outsider)
    await setCreators(theirs, [{ name: 'Theirs' }], cast.outsider)
    const [foreign] = await list('/creators/min', cast.outsider)
    const bookId = await newBook()
    const field = (json: unknown) => setCreators(bookId, json)
    expect(await field([{ id: foreign?.id }])).toMatchObject({ status: 422, body: { field: '0.id' } })
    expect(await field([{ name: 'Twice' }, { name: 'Twice' }])).toMatchObject({ status: 422, body: { field: '1' } })
    for (const json of [[{}], [{ name: '' }], [{ id: 0 }], 'Ada', [{ name: 'a', role: 'x'.repeat(101) }], {}]) {
      expect((await field(json)).status).toBe(422)
    }
    expect(await idOf('Twice')).toBe(0)
  })

  test('raise the revision of the book, and are refused at an outdated revision', async () => {
    const bookId = await newBook()
    const first = await setCreators(bookId, [{ name: 'First' }], cast.author, { 'if-match': '"1"' })
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"'])
    const stale = await setCreators(bookId, [], cast.author, { 'if-match': '"1"' })
    expect(stale).toMatchObject({ status: 412, body: { currentRevision: 2 } })
    expect(await list(`/books/${bookId}/creators`)).toMatchObject([{ name: 'First' }])
  })

  test('are created once if simultaneous requests give the same name', async () => {
    const books = await Promise.all(Array.from({ length: 6 }, () => newBook()))
    const responses = await Promise.all(books.map((bookId) => setCreators(bookId, [{ name: 'Together' }])))
    expect(responses.map(({ status }) => status)).toEqual(books.map(() => 200))
    expect((await list('/creators/min')).filter(({ name }) => name === 'Together')).toHaveLength(1)
  })
})

test('the creators of a domain are listed by name, in short and in full, for its own accounts [API-MAIN-012 API-MAIN-014]', async () => {
  const bookId = await newBook()
  await setCreators(bookId, [
    { name: 'Yara', city: 'Oslo' },
    { name: 'Bela', role: 'narrator' },
  ])
  const short = await list('/creators/min')
  const full = await list(`/creators/domain/${cast.domainId}`)
  const names = short.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  expect(short).toContainEqual({ id: await idOf('Yara'), name: 'Yara' })
  expect(full).toContainEqual({ id: await idOf('Yara'), name: 'Yara', city: 'Oslo' })
  expect(full.map(({ name }) => name)).toEqual(names)
  const allowed = { anonymous: 401, student: 200, otherAuthor: 200, outsider: 200 }
  expect(await askAsEach(server, cast, 'GET', '/creators/min')).toEqual(allowed)
  expect((await list('/creators/min', cast.outsider)).map(({ name }) => name)).not.toContain('Yara')
  const ofDomain = await askAsEach(server, cast, 'GET', `/creators/domain/${cast.domainId}`)
  expect(ofDomain).toEqual({ ...allowed, outsider: 404 })
  expect((await server.call('GET', '/creators/domain/999999', { token: cast.author })).status).toBe(404)
})

describe('one creator', () => {
  const add = (id: number, json: unknown, token = cast.author) =>
    server.call('POST', `/books/creator/${id}`, { token, json })
  const remove = (id: number, query = '', token = cast.author) =>
    server.call('DELETE', `/books/creator/${id}${query}`, { token })
  const namesOf = async (bookId: number) => (await list(`/books/${bookId}/creators`)).map(({ name }) => name)

  test('is credited in several books besides their others, all or none [API-QUIZ-043]', async () => {
    const [one, two] = [await newBook(), await newBook()]
    await setCreators(one, [{ name: 'Cleo' }, { name: 'Dora' }])
    const dora = await idOf('Dora')
    const added = await add(dora, { bookIds: [two, one], role: 'narrator' })
    expect(added).toMatchObject({ status: 200, body: { id: dora, name: 'Dora', role: 'narrator' } })
    expect(await list(`/books/${one}/creators`)).toMatchObject([{ name: 'Cleo' }, { name: 'Dora', role: 'narrator' }])
    expect(await namesOf(two)).toEqual(['Dora'])
    const theirs = await newBook(cast.otherAuthor)
    const third = await newBook()
    expect((await add(dora, { bookIds: [third, theirs] })).status).toBe(404)
    expect(await namesOf(third)).toEqual([])
  })

  test('is removed from one book, then from all, and deleted without a book [API-QUIZ-044]', async () => {
    const books = [await newBook(), await newBook(), await newBook()]
    await setCreators(books[0] ?? 0, [{ name: 'Edda' }])
    const edda = await idOf('Edda')
    await add(edda, { bookIds: books })
    expect(await remove(edda, `?bookId=${books[0]}`)).toMatchObject({ status: 200, body: { success: true } })
    expect([await namesOf(books[0] ?? 0), await namesOf(books[1] ?? 0)]).toEqual([[], ['Edda']])
    expect((await remove(edda, `?bookId=${books[0]}`)).status).toBe(404)
    expect((await remove(edda)).status).toBe(200)
    expect([await namesOf(books[1] ?? 0), await namesOf(books[2] ?? 0)]).toEqual([[], []])
    expect(await idOf('Edda')).toBe(0)
  })

  test("stays in other authors' books, and so in the domain [API-QUIZ-044]", async () => {
    const [mine, theirs] = [await newBook(), await newBook(cast.otherAuthor)]
    await setCreators(mine, [{ name: 'Fay' }])
    await setCreators(theirs, [{ name: 'Fay' }], cast.otherAuthor)
    const fay = await idOf('Fay')
    expect((await remove(fay)).status).toBe(200)
    expect(await namesOf(mine)).toEqual([])
    expect(await list(`/books/${theirs}/creators`, cast.otherAuthor)).toMatchObject([{ id: fay }])
  })

  test("must be of the caller's own domain, and the books the caller's [API-QUIZ-043 API-QUIZ-044]", async () => {
    const bookId = await newBook()
    await setCreators(bookId, [{ name: 'Gil' }])
    const gil = await idOf('Gil')
    const path = `/books/creator/${gil}`
    const refused = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'POST', path, { json: { bookIds: [bookId] } })).toEqual(refused)
    expect(await askAsEach(server, cast, 'DELETE', `${path}?bookId=${bookId}`)).toEqual(refused)
    const theirs = await newBook(cast.outsider)
    expect((await add(gil, { bookIds: [theirs] }, cast.outsider)).status).toBe(404)
    expect((await remove(gil, '', cast.outsider)).status).toBe(404)
    expect(await namesOf(bookId)).toEqual(['Gil'])
    expect([(await add(999_999, { bookIds: [bookId] })).status, (await remove(999_999)).status]).toEqual([404, 404])
    for (const json of [{}, { bookIds: [] }, { bookIds: ['a'] }, { bookIds: [1.5] }, { bookIds: [bookId], role: '' }]) {
      expect((await add(gil, json)).status).toBe(422)
    }
    expect((await remove(gil, '?bookId=none')).status).toBe(422)
  })
})
