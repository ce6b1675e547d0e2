import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { books, domains } from '../../entities/schema'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const file = {
  mode: 'gbm',
  returnLink: 'https://file.example/shelf',
  allowedOrigins: ['https://file.example'],
} as const

let server: TestBackend
let first: number
beforeAll(async () => {
  // The first two domains of the new database are created below, as domains 1 and 2.
  server = await startTestBackend({
    partners: [1, 2].map((domainId) => ({ ...file, domainId, color: domainId === 1 ? '#fd7e1d' : '#ffeb3b' })),
    frameAncestors: ['https://named.example'],
  })
  first = await server.addDomain()
})
afterAll(() => server.stop())

async function addBook(domainId: number, visibility: 'public' | 'private' = 'public'): Promise<number> {
  const token = await server.signIn(`author-${domainId}@example.org`, 'user', domainId)
  const { body } = await server.call('POST', '/books', { token, json: { title: 'The Fox' } })
  const { id } = z.object({ bookInfo: z.object({ id: z.number() }) }).parse(body).bookInfo
  await server.database.update(books).set({ publishedRevision: 1, visibility }).where(eq(books.id, id))
  return id
}
const noPartner = { domainId: null, mode: null, color: null, returnLink: null, allowedOrigins: [] }
const partnerOfBook = async (id: number) => (await server.call('GET', `/file/bookData/${id}/partner`)).body

test("a book has the partner of its domain, with the domain's values before the file's", async () => {
  expect(first).toBe(1)
  const bookId = await addBook(first)
  const fromFile = {
    ...file,
    domainId: 1,
    color: '#fd7e1d',
    allowedOrigins: ['https://named.example', 'https://file.example'],
  }
  expect(await partnerOfBook(bookId)).toEqual(fromFile)
  await server.database
    .update(domains)
    .set({ primaryColor: '#112233', origins: ['https://own.example'], returnLink: 'https://own.example/' })
    .where(eq(domains.id, first))
  expect(await partnerOfBook(bookId)).toEqual({
    ...fromFile,
    color: '#112233',
    returnLink: 'https://own.example/',
    allowedOrigins: [...fromFile.allowedOrigins, 'https://own.example'],
  })
})

test("ignores the domain in the query: a book has its own domain's partner, a missing book none", async () => {
  const second = await server.addDomain()
  const bookId = await addBook(second)
  expect(await partnerOfBook(bookId)).toMatchObject({ domainId: second, color: '#ffeb3b' })
  expect(await server.call('GET', `/file/bookData/${bookId}/partner?domainId=1&domain=1`)).toMatchObject({
    body: { domainId: second },
  })
  expect(await partnerOfBook(999_999_999)).toEqual(noPartner)
  expect((await server.call('GET', '/file/bookData/x/partner')).status).toBe(422)
})

test('the existence of an unpublished or private book is not revealed', async () => {
  const id = await addBook(first, 'private')
  expect(await partnerOfBook(id)).toEqual(noPartner)
  await server.database.update(books).set({ publishedRevision: null, visibility: 'public' }).where(eq(books.id, id))
  expect(await partnerOfBook(id)).toEqual(noPartner)
})

test("a return address without a book leads only to partners' sites, or to the mode's partner", async () => {
  const ask = async (query: Record<string, string>) => {
    const { status, body } = await server.call('GET', `/domains/return-link?${new URLSearchParams(query).toString()}`)
    return [status, body]
  }
  const domainId = await server.addDomain()
  await server.database
    .update(domains)
    .set({ origins: ['https://third.example'] })
    .where(eq(domains.id, domainId))
  for (const url of ['https://third.example/class/3', 'https://file.example/a', 'https://named.example/']) {
    expect(await ask({ url })).toEqual([200, { returnLink: url, domainId: null }])
  }
  for (const url of [
    'https://evil.example/',
    'https://third.example@evil.example/',
    'http://third.example/',
    'javascript:alert(1)',
    '/elsewhere',
    '',
  ]) {
    expect(await ask({ url })).toEqual([200, { returnLink: null, domainId: null }])
  }
  await server.database.update(domains).set({ origins: [], returnLink: null }).where(eq(domains.id, first))
  expect(await ask({ url: 'https://evil.example/', mode: 'gbm' })).toEqual([
    200,
    { returnLink: file.returnLink, domainId: first },
  ])
  expect(await ask({ url: 'https://third.example/', mode: 'gbm' })).toEqual([
    200,
    { returnLink: 'https://third.example/', domainId: first },
  ])
  expect(await ask({ mode: 'interlude' })).toEqual([200, { returnLink: null, domainId: null }])
  expect(await ask({ mode: 'nonsense' })).toMatchObject([422, { field: 'mode' }])
})
