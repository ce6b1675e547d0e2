import { BookData } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let owner: string
let callers: Record<
  'anonymous' | 'student' | 'otherAuthor' | 'outside student' | 'outside author' | 'owner',
  string | null
>
beforeAll(async () => {
  server = await startTestBackend()
  owner = await server.signIn('owner@example.org')
  const otherDomain = await server.addDomain()
  callers = {
    anonymous: null,
    student: await server.signIn('student@example.org', 'student'),
    otherAuthor: await server.signIn('other-author@example.org'),
    'outside student': await server.signIn('outside-student@example.org', 'student', otherDomain),
    'outside author': await server.signIn('outside-author@example.org', 'user', otherDomain),
    owner,
  }
})
afterAll(() => server.stop())

type Caller = keyof typeof callers

const publicationPaths = (book: TestBook) => [`/file/bookData/${book.bookId}`, `/books/data/${book.bookId}`]

const draftPaths = (book: TestBook) => [
  `/file/bookData/${book.bookId}/preview`,
  `/file/bookData/${book.bookId}/chapters/${book.chapterId}/rectData`,
  `/books/${book.bookId}/chapters`,
  `/pages/${book.pages[0]?.pageId}`,
  `/api/page-variation?id=${book.pages[0]?.variationId}`,
  `/api/chapter-variation-words/${book.chapterVariationId}`,
  `/api/chapter-variation-audio/${book.chapterVariationId}`,
]

async function statusOf(path: string, caller: Caller): Promise<number> {
  const token = callers[caller]
  return (await server.call('GET', path, token === null ? {} : { token })).status
}

/** Callers who may read a published book, by its visibility. */
const readers: Record<string, Caller[]> = {
  public: ['anonymous', 'student', 'otherAuthor', 'outside student', 'outside author', 'owner'],
  domain: ['student', 'otherAuthor', 'owner'],
  private: ['owner'],
}
const allCallers = readers['public'] ?? []

async function publishBook(visibility: string): Promise<TestBook> {
  const book = await makeTestBook(server, owner, [['Hello'], null], visibility)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: owner, json: { visibility } })
  return book
}

test('includeRectData=false answers an author of another domain as it answers without a token', async () => {
  const read = async (book: TestBook, caller: Caller) => {
    const token = callers[caller]
    const path = `/file/bookData/${book.bookId}?includeRectData=false`
    const { status, text, headers } = await server.call('GET', path, token === null ? {} : { token })
    return [status, text, headers.get('etag'), headers.get('cache-control')]
  }
  const book = await publishBook('public')
  const open = await read(book, 'anonymous')
  expect(open[0]).toBe(200)
  for (const caller of ['outside author', 'outside student', 'student'] as const) {
    expect([caller, ...(await read(book, caller))]).toEqual([caller, ...open])
  }
  const draft = await server.call('GET', `/file/bookData/${book.bookId}?includeRectData=false`, { token: owner })
  expect(JSON.stringify(draft.body)).not.toContain('rectData')
  expect((await read(book, 'otherAuthor'))[0]).toBe(403)
  for (const visibility of ['domain', 'private']) {
    expect((await read(await publishBook(visibility), 'outside author'))[0]).toBe(404)
  }
})

test('a published book is returned by its id; an unknown or invalid id is refused [API-PUB-001]', async () => {
  const book = await publishBook('public')
  const response = await server.call('GET', `/books/data/${book.bookId}`)
  expect(BookData.parse(response.body)).toMatchObject({ bookInfo: { id: book.bookId, title: 'A book' } })
  expect(await server.call('GET', '/books/data/999999')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await server.call('GET', '/books/data/x')).toMatchObject({ status: 422, body: { field: 'id' } })
})

describe.each(Object.entries(readers))('a %s book', (visibility, allowed) => {
  test('is returned to its readers by every route that reads a publication [API-PUB-001 AUTH-021]', async () => {
    const book = await publishBook(visibility)
    for (const caller of allCallers) {
      const expected = allowed.includes(caller) ? 200 : 404
      for (const path of publicationPaths(book)) {
        expect([visibility, path, caller, await statusOf(path, caller)]).toEqual([visibility, path, caller, expected])
      }
      const token = callers[caller]
      // The last segment of this path has no meaning.
      const list = await server.call('GET', '/books/minimal/7', token === null ? {} : { token })
      expect([caller, list.text.includes(`"id":${book.bookId},`)]).toEqual([caller, allowed.includes(caller)])
    }
  })

  test('shows its draft to its authors only, on every route that reads it [AUTH-021]', async () => {
    const book = await publishBook(visibility)
    for (const caller of allCallers) {
      for (const path of draftPaths(book)) {
        const status = await statusOf(path, caller)
        expect([visibility, path, caller, status]).toEqual([visibility, path, caller, draftStatus(caller, allowed)])
      }
    }
  })

  test('serves its files without a token only if it is public [AUTH-021]', async () => {
    const book = await publishBook(visibility)
    const data = await server.call('GET', `/file/bookData/${book.bookId}`, { token: owner })
    const { pageImageLink } = first(first(first(BookData.parse(data.body).chapters).pages).variations)
    const unsigned = new URL(pageImageLink ?? '', server.url).pathname
    for (const path of [unsigned, `/objects/published/${book.bookId}/book.json`]) {
      expect([path, await statusOf(path, 'anonymous')]).toEqual([path, visibility === 'public' ? 200 : 404])
    }
    expect(await statusOf(pageImageLink ?? '', 'anonymous')).toBe(200)
  })
})

/** Returns 401 without a token and 403 for a student; for an author 404 if the book is invisible and 403 otherwise. */
function draftStatus(caller: Caller, readersOfIt: Caller[]): number {
  if (caller === 'owner') return 200
  if (caller === 'anonymous') return 401
  if (caller === 'student' || caller === 'outside student') return 403
  return readersOfIt.includes(caller) ? 403 : 404
}
