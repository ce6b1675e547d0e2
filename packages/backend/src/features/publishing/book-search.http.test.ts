import { BookData, BookSearch } from '@lectern/contracts/main'
import { findSearchHits, planSearch, searchPages } from '@lectern/core/search'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { publishBooks } from '../../testing/publish-books'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let student: string
let published: ReturnType<typeof publishBooks>
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  published = publishBooks(server, token)
  student = await server.signIn('student@example.org', 'student')
})
afterAll(() => server.stop())

const shardFiles = (book: TestBook) => published.listObjects(book, 'search', '.bin')
const searchPath = (book: TestBook) => `/file/bookData/${book.bookId}/search`
const shardPath = (book: TestBook, shard: string) => `${searchPath(book)}/${shard}`
const get = (path: string, as?: string) => server.call('GET', path, as === undefined ? {} : { token: as })
const readSearch = async (book: TestBook, as?: string) => BookSearch.parse((await get(searchPath(book), as)).body)

/** Searches as a reader does. Returns the numbers of the pages, from 1 on. */
async function search(book: TestBook, query: string, as?: string): Promise<number[]> {
  const { pageIds, languages } = await readSearch(book, as)
  const { firstTerms, shards } = first(languages)
  const directory = { pageCount: pageIds.length, firstTerms }
  const plan = planSearch(query, directory)
  if (plan === null) return []
  const bytes = new Map<number, Uint8Array>()
  for (const number of plan.shards) {
    const answer = await fetch(server.url + shardPath(book, shards[number] ?? ''), {
      headers: as === undefined ? {} : { authorization: `Bearer ${as}` },
    })
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    bytes.set(number, new Uint8Array(await answer.arrayBuffer()))
  }
  const order = book.pages.map(({ pageId }) => pageId)
  return searchPages(plan, directory, bytes).map((page) => order.indexOf(pageIds[page] ?? 0) + 1)
}

const texts = [
  ['The', 'lantern'],
  ['Élan', 'vital'],
  ['a', 'lan-'],
  ['Lanterns', 'and', 'more'],
]

test.each(['public', 'domain', 'private'])(
  'the index of a %s book finds its words on their pages',
  async (visibility) => {
    const book = await makeTestBook(server, token, texts)
    await published.publish(book, visibility)
    const reader = { public: undefined, domain: student, private: token }[visibility]
    expect(await search(book, 'lantern', reader)).toEqual([1, 4])
    expect(await search(book, 'elan ', reader)).toEqual([2])
    expect(await search(book, 'lan', reader)).toEqual([1, 3, 4])
    expect(await search(book, 'nowhere', reader)).toEqual([])
    expect(findSearchHits(texts[3] ?? [], 'lantern')).toHaveLength(1)
    const { languages } = await readSearch(book, reader)
    const shard = await get(shardPath(book, first(first(languages).shards)), reader)
    const scope = visibility === 'public' ? 'public' : 'private'
    expect(shard.headers.get('cache-control')).toBe(`${scope}, max-age=31536000, immutable`)
  },
)

test('the index is read by those who may read the book, and by nobody else', async () => {
  const book = await makeTestBook(server, token, texts)
  const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  await published.publish(book, 'public')
  const shard = first(first((await readSearch(book)).languages).shards)
  const objects = ['1/search.json', `search/${shard}.bin`].map((name) => `/objects/published/${book.bookId}/${name}`)
  const seen = async (as?: string) => [
    (await get(searchPath(book), as)).status,
    (await get(shardPath(book, shard), as)).status,
  ]
  const seenObjects = () => Promise.all(objects.map(async (one) => (await get(one)).status))
  for (const as of [undefined, outsider, token]) expect(await seen(as)).toEqual([200, 200])
  expect(await seenObjects()).toEqual([200, 200])
  await published.show(book, 'domain')
  for (const as of [undefined, outsider]) expect(await seen(as)).toEqual([404, 404])
  expect(await seen(student)).toEqual([200, 200])
  expect(await seenObjects()).toEqual([404, 404])
  await published.show(book, 'private')
  expect([await seen(student), await seen(token)]).toEqual([
    [404, 404],
    [200, 200],
  ])
  expect((await get(shardPath(book, 'f'.repeat(40)), token)).status).toBe(404)
})

test('the index of a publication that was not public stays private when a later one is', async () => {
  const book = await makeTestBook(server, token, [['Secret'], ['Open']], 'private')
  await published.publish(book, 'private')
  await server.call('DELETE', `/books/${book.bookId}/pages/${first(book.pages).pageId}`, { token })
  await published.publish(book, 'public')
  const of = (revision: number) => `/objects/published/${book.bookId}/${revision}/search.json`
  expect([(await get(of(1))).status, (await get(of(2))).status]).toEqual([404, 200])
  expect(first((await readSearch(book)).languages).firstTerms).toEqual(['open'])
})

test('an index has every language of the book that has words', async () => {
  const book = await makeTestBook(server, token, texts)
  await published.publish(book, 'public')
  const data = BookData.parse(JSON.parse(readFileSync(published.folderOf(book, '1', 'book.json'), 'utf8')))
  const [page] = first(data.chapters).pages
  if (page === undefined) throw new Error('no page')
  const rect = { id: 'a', x: 0, y: 0, width: 9, height: 9 }
  const spanish = { ...first(page.variations), id: 1, variation: 'es' }
  page.variations.push(
    { ...spanish, rectData: { rects: [], rectsByWords: [{ ...rect, word: 'farol' }, rect] } },
    { ...spanish, id: 2, variation: 'fr', rectData: { rects: [], rectsByWords: [] } },
  )
  writeFileSync(published.folderOf(book, '1', 'book.json'), JSON.stringify(data))
  rmSync(published.folderOf(book, '1', 'search.json'))
  const another = await server.startAnother()
  try {
    const { languages } = BookSearch.parse((await another.call('GET', searchPath(book))).body)
    expect(languages.map(({ language, firstTerms }) => [language, firstTerms[0]])).toEqual([
      ['en', 'a'],
      ['es', 'farol'],
    ])
  } finally {
    await another.stop()
  }
})

test('the index of a publication of an earlier version is built and stored when it is first read', async () => {
  const book = await makeTestBook(server, token, texts)
  await published.publish(book, 'domain')
  rmSync(published.folderOf(book, 'search'), { recursive: true })
  rmSync(published.folderOf(book, '1', 'search.json'))
  const another = await server.startAnother()
  try {
    const { status, body } = await another.call('GET', searchPath(book), { token: student })
    expect(status).toBe(200)
    const shard = first(first(BookSearch.parse(body).languages).shards)
    expect((await another.call('GET', shardPath(book, shard), { token: student })).status).toBe(200)
    expect(shardFiles(book)).toEqual([`${shard}.bin`])
  } finally {
    await another.stop()
  }
})

test('publishing the same text again stores no shard, and a deleted book leaves none', async () => {
  const book = await makeTestBook(server, token, texts)
  await published.publish(book, 'public')
  const before = shardFiles(book)
  expect(before).toHaveLength(1)
  await published.publish(book, 'public')
  expect(shardFiles(book)).toEqual(before)
  await server.call('DELETE', `/books/${book.bookId}`, { token })
  expect(shardFiles(book)).toEqual([])
})
