import { BookData } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let owner: string
let callers: Record<'nobody' | 'student' | 'colleague' | 'foreign student' | 'foreign author' | 'owner', string | null>
beforeAll(async () => {
  server = await startTestBackend()
  owner = await server.signIn('owner@example.org')
  const elsewhere = await server.addDomain()
  callers = {
    nobody: null,
    student: await server.signIn('student@example.org', 'student'),
    colleague: await server.signIn('colleague@example.org'),
    'foreign student': await server.signIn('foreign-student@example.org', 'student', elsewhere),
    'foreign author': await server.signIn('foreign-author@example.org', 'user', elsewhere),
    owner,
  }
})
afterAll(() => server.stop())

type Who = keyof typeof callers

const publishedCalls = (book: TestBook) => [`/file/bookData/${book.bookId}`, `/books/data/${book.bookId}`]

const workingCalls = (book: TestBook) => [
  `/file/bookData/${book.bookId}/preview`,
  `/file/bookData/${book.bookId}/chapters/${book.chapterId}/rectData`,
  `/books/${book.bookId}/chapters`,
  `/pages/${book.pages[0]?.pageId}`,
  `/api/page-variation?id=${book.pages[0]?.variationId}`,
  `/api/chapter-variation-words/${book.chapterVariationId}`,
  `/api/chapter-variation-audio/${book.chapterVariationId}`,
]

async function statusOf(path: string, who: Who): Promise<number> {
  const token = callers[who]
  return (await server.call('GET', path, token === null ? {} : { token })).status
}

/** Callers who may read the publication of a book of this visibility. */
const readers: Record<string, Who[]> = {
  public: ['nobody', 'student', 'colleague', 'foreign student', 'foreign author', 'owner'],
  domain: ['student', 'colleague', 'owner'],
  private: ['owner'],
}
const everybody = readers['public'] ?? []

async function publishedBook(visibility: string): Promise<TestBook> {
  const book = await makeTestBook(server, owner, [['Hello'], null], visibility)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: owner, json: { visibility } })
  return book
}

test('a published book is returned by its id; an unknown or invalid id is refused [API-PUB-001]', async () => {
  const book = await publishedBook('public')
  const answer = await server.call('GET', `/books/data/${book.bookId}`)
  expect(BookData.parse(answer.body)).toMatchObject({ bookInfo: { id: book.bookId, title: 'A book' } })
  expect(await server.call('GET', '/books/data/999999')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await server.call('GET', '/books/data/x')).toMatchObject({ status: 422, body: { field: 'id' } })
})

describe.each(Object.entries(readers))('a %s book', (visibility, allowed) => {
  test('is returned to its readers by every route that reads a publication [API-PUB-001 AUTH-021]', async () => {
    const book = await publishedBook(visibility)
    for (const who of everybody) {
      const expected = allowed.includes(who) ? 200 : 404
      for (const path of publishedCalls(book)) {
        expect([visibility, path, who, await statusOf(path, who)]).toEqual([visibility, path, who, expected])
      }
      const token = callers[who]
      const list = await server.call('GET', '/books/minimal/7', token === null ? {} : { token })
      expect([who, list.text.includes(`"id":${book.bookId},`)]).toEqual([who, allowed.includes(who)])
    }
  })

  test('shows its draft to its authors only, on every route that reads it [AUTH-021]', async () => {
    const book = await publishedBook(visibility)
    for (const who of everybody) {
      for (const path of workingCalls(book)) {
        const status = await statusOf(path, who)
        expect([visibility, path, who, status]).toEqual([visibility, path, who, workingStatus(who, allowed)])
      }
    }
  })

  test('opens its files without a token only if it is public [AUTH-021]', async () => {
    const book = await publishedBook(visibility)
    const data = await server.call('GET', `/file/bookData/${book.bookId}`, { token: owner })
    const { pageImageLink } = first(first(first(BookData.parse(data.body).chapters).pages).variations)
    const unsigned = new URL(pageImageLink ?? '', server.url).pathname
    for (const path of [unsigned, `/objects/published/${book.bookId}/book.json`]) {
      expect([path, await statusOf(path, 'nobody')]).toEqual([path, visibility === 'public' ? 200 : 404])
    }
    expect(await statusOf(pageImageLink ?? '', 'nobody')).toBe(200)
  })
})

/** Returns 401 without a token and 403 for a student; for an author 404 if the book is invisible and 403 otherwise. */
function workingStatus(who: Who, readersOfIt: Who[]): number {
  if (who === 'owner') return 200
  if (who === 'nobody') return 401
  if (who === 'student' || who === 'foreign student') return 403
  return readersOfIt.includes(who) ? 403 : 404
}
