import { Note } from '@lectern/contracts/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
let reader: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  reader = await server.signIn('reader@example.org', 'student')
  book = await makeTestBook(server, author)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: { visibility: 'public' } })
})
afterAll(() => server.stop())

const save = (json: unknown, token = reader) => server.call('POST', '/api/note', { token, json })
const list = (token = reader, bookId: unknown = book.bookId) =>
  server.call('GET', `/api/note?bookId=${String(bookId)}`, { token })
const make = async (note: string, token = reader) => Note.parse((await save({ note, bookId: book.bookId }, token)).body)

describe('a note', () => {
  test('is stored with its position, its icon and unknown fields [API-APP-014 NOTE-004]', async () => {
    const placed = {
      note: 'Look at the owl',
      bookId: book.bookId,
      pageId: book.pages[0]?.pageId,
      pageNumber: 1,
      chapterNumber: 1,
      x: 12.5,
      y: -3,
      icon: 'owl',
      size: 24,
      colour: { of: 'a client' },
    }
    const saved = await save({ ...placed, domainId: 999_999 })
    expect(saved).toMatchObject({ status: 200, body: placed })
    const listed = await list()
    expect(listed).toMatchObject({ status: 200, body: [placed] })
    expect(listed.body).toEqual([saved.body])
  })

  test("is stored with the domain of its reader's partner, like settings, whatever is sent [EMBED-008]", async () => {
    const domainId = await server.addDomain()
    const token = await server.signIn('partner-reader@example.org', 'student', domainId)
    const saved = await save({ note: 'Of a partner', bookId: book.bookId, domainId: domainId + 1 }, token)
    expect(saved).toMatchObject({ status: 200, body: { domainId } })
    expect((await list(token)).body).toMatchObject([{ note: 'Of a partner', domainId }])
    const json = { theme: 'light', domainId: domainId + 1 }
    expect((await server.call('POST', '/api/settings', { token, json })).body).toEqual({ theme: 'light', domainId })
    expect((await server.call('GET', '/api/settings', { token })).body).toEqual({ theme: 'light', domainId })
  })

  test('changes by its id in the given fields only [NOTE-004]', async () => {
    const { noteId } = Note.parse(
      (await save({ note: 'Before', bookId: book.bookId, icon: 'star', mood: 'merry' })).body,
    )
    const edited = await save({ noteId, note: 'After', x: 7, hue: 'red' })
    expect(edited).toMatchObject({
      status: 200,
      body: { noteId, note: 'After', icon: 'star', x: 7, mood: 'merry', hue: 'red', bookId: book.bookId },
    })
    const { body } = await list()
    expect(Array.isArray(body) && body.filter((note: { noteId: number }) => note.noteId === noteId)).toEqual([
      edited.body,
    ])
    expect(await save({ noteId, bookId: book.bookId + 1 })).toMatchObject({ status: 422, body: { field: 'bookId' } })
  })

  test('is deleted by the id in body, query or both [API-APP-015 API-APP-016]', async () => {
    const ids = [await make('One'), await make('Two'), await make('Three')].map(({ noteId }) => noteId)
    const [one, two, three] = ids
    const responses = [
      await server.call('DELETE', '/api/note', { token: reader, json: { noteId: one } }),
      await server.call('DELETE', `/api/note?noteId=${two}`, { token: reader }),
      await server.call('DELETE', `/api/note?noteId=${three}`, { token: reader, json: { noteId: three } }),
    ]
    expect(responses.map(({ status, body }) => [status, body])).toEqual(ids.map(() => [200, { success: true }]))
    const left = (await list()).body
    expect(Array.isArray(left) && left.filter((note: { noteId: number }) => ids.includes(note.noteId))).toEqual([])
    expect((await server.call('DELETE', `/api/note?noteId=${two}`, { token: reader })).status).toBe(404)
  })

  test('is not deleted if body and query differ, or without an id [API-APP-016]', async () => {
    const { noteId } = await make('Stays')
    const remove = (query: string, json?: unknown) =>
      server.call('DELETE', `/api/note${query}`, { token: reader, json })
    expect(await remove(`?noteId=${noteId + 1}`, { noteId })).toMatchObject({ status: 422, body: { field: 'noteId' } })
    expect((await remove('')).status).toBe(422)
    expect((await remove('', { noteId: 'x' })).status).toBe(422)
    expect((await list()).text).toContain('Stays')
  })

  test('is neither changed nor deleted by a device that does not know its latest text [NOTE-004]', async () => {
    const first = await make('From the phone')
    const { noteId, updatedAt } = first
    const second = Note.parse((await save({ noteId, note: 'From the tablet', ifUpdatedAt: updatedAt })).body)
    expect(await save({ noteId, note: 'Lost?', ifUpdatedAt: updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const remove = (known: string) =>
      server.call('DELETE', `/api/note?noteId=${noteId}&ifUpdatedAt=${known}`, { token: reader })
    expect((await remove(updatedAt)).status).toBe(409)
    const listed = JSON.stringify((await list()).body)
    expect(listed).toContain('From the tablet')
    expect(listed).not.toContain('ifUpdatedAt')
    expect((await save({ noteId, note: 'Both', ifUpdatedAt: second.updatedAt })).status).toBe(200)
    const third = Note.parse((await save({ noteId, x: 3 })).body)
    expect((await remove(third.updatedAt)).status).toBe(200)
  })

  test('is read, changed and deleted by its reader alone, not even by an author of the book [NOTE-004]', async () => {
    const { noteId } = await make('Mine alone')
    const outsider = await server.signIn('outsider@example.org', 'student', await server.addDomain())
    for (const token of [author, outsider]) {
      expect((await list(token)).text).not.toContain('Mine alone')
      expect((await save({ noteId, note: 'Taken' }, token)).status).toBe(404)
      expect((await server.call('DELETE', '/api/note', { token, json: { noteId } })).status).toBe(404)
    }
    expect((await list()).text).toContain('Mine alone')
  })

  test('stays with its reader if its page is deleted or the book becomes private', async () => {
    const own = await makeTestBook(server, author)
    await server.call('POST', `/api/book/${own.bookId}/publish`, { token: author, json: { visibility: 'public' } })
    await save({ note: 'Kept', bookId: own.bookId, pageId: own.pages[1]?.pageId })
    await server.call('DELETE', `/books/${own.bookId}/pages/${own.pages[1]?.pageId}`, { token: author })
    await server.call('PUT', `/books/${own.bookId}`, { token: author, json: { visibility: 'private' } })
    expect((await list(reader, own.bookId)).body).toMatchObject([{ note: 'Kept', pageId: own.pages[1]?.pageId }])
    expect((await save({ note: 'Late', bookId: own.bookId })).status).toBe(404)
  })
})

test('notes are refused in invisible books, without a token and with an invalid body [API-APP-014 API-APP-015 NOTE-004]', async () => {
  const hidden = await makeTestBook(server, author)
  expect((await save({ note: 'Here', bookId: hidden.bookId })).status).toBe(404)
  expect((await list(reader, hidden.bookId)).status).toBe(404)
  expect((await list(reader, 999_999)).status).toBe(404)
  expect((await list(reader, 'x')).status).toBe(422)
  for (const method of ['GET', 'POST', 'DELETE']) {
    const json = method === 'GET' ? undefined : { noteId: 1 }
    expect((await server.call(method, '/api/note?bookId=1', { json })).status).toBe(401)
  }
  const cases: [object, string][] = [
    [{ bookId: book.bookId }, 'note'],
    [{ note: 'Where?' }, 'bookId'],
    [{ note: 'x'.repeat(20_001), bookId: book.bookId }, 'note'],
    [{ note: 'Far', bookId: book.bookId, x: 1e9 }, 'x'],
    [{ note: 'Odd', bookId: 1.5 }, 'bookId'],
    [{ note: 'Odd', bookId: book.bookId, pageNumber: 3e9 }, 'pageNumber'],
  ]
  for (const [json, field] of cases) expect(await save(json)).toMatchObject({ status: 422, body: { field } })
  expect((await save({ note: 'Big', bookId: book.bookId, extra: 'x'.repeat(50_000) })).status).toBe(422)
  expect((await save({ noteId: 999_999, note: 'Nothing' })).status).toBe(404)
})
