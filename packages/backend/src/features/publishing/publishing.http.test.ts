import { BookData } from '@lectern/contracts/main'
import { sql, type SQL } from 'drizzle-orm'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const publish = (book: TestBook, json: object = {}) =>
  server.call('POST', `/api/book/${book.bookId}/publish`, { token, json })

test('readers get the published book, not the draft [API-MAIN-002 API-PUB-001]', async () => {
  const book = await makeTestBook(server, token)
  const response = await publish(book)
  expect(response.body).toMatchObject({
    revision: 1,
    visibility: 'public',
    readerUrl: `http://reader.test/?book=${book.bookId}`,
  })
  await server.call('PUT', `/books/${book.bookId}`, { token, json: { title: 'Changed since' } })
  await server.call('DELETE', `/books/${book.bookId}/pages/${book.pages[1]?.pageId}`, { token })
  for (const path of [`/file/bookData/${book.bookId}`, `/books/data/${book.bookId}`]) {
    const data = BookData.parse((await server.call('GET', path)).body)
    expect(data.bookInfo).toMatchObject({ title: 'A book', published: true })
    expect(data.revision).toBe(1)
    const pages = first(data.chapters).pages
    expect(pages.map((page) => page.page_number)).toEqual([1, 2])
    expect(first(first(pages).variations).rectData?.rectsByWords.map((rect) => rect.word)).toEqual(['Hello', 'world.'])
    for (const page of pages) {
      const image = await server.call('GET', first(page.variations).pageImageLink ?? '')
      expect([image.status, image.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  }
  expect((await publish(book)).body).toMatchObject({ revision: 2 })
  const again = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body)
  expect([again.bookInfo.title, again.revision, first(again.chapters).pages.length]).toEqual(['Changed since', 2, 1])
})

test('authors learn when the book was published and whether it has changed since, readers do not', async () => {
  const book = await makeTestBook(server, token)
  const state = async () => {
    const working = BookData.parse(
      (await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })).body,
    ).bookInfo
    const list = (await server.call('GET', '/books/minimal/7', { token })).body as { id: number }[]
    const listed = list.find((entry) => entry.id === book.bookId)
    expect(listed).toMatchObject({ published: working.published, ...pick(working) })
    return pick(working)
  }
  const pick = (shown: object) =>
    Object.fromEntries(Object.entries(shown).filter(([field]) => /^publi(shedAt|cationIsBehind)$/.test(field)))
  expect(await state()).toEqual({})
  const { publishedAt } = (await publish(book)).body as { publishedAt: string }
  expect(await state()).toEqual({ publishedAt, publicationIsBehind: false })
  await server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility: 'domain' } })
  expect(await state()).toEqual({ publishedAt, publicationIsBehind: false })
  await server.call('DELETE', `/books/${book.bookId}/pages/${book.pages[1]?.pageId}`, { token })
  expect(await state()).toEqual({ publishedAt, publicationIsBehind: true })
  await publish(book, { visibility: 'public' })
  expect(await state()).toMatchObject({ publicationIsBehind: false })
  const read = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body).bookInfo
  expect(pick(read)).toEqual({})
})

test('an empty language is not published', async () => {
  const book = await makeTestBook(server, token)
  const added = { token, json: { chapterId: book.chapterId, variation: 'es' } }
  await server.call('POST', `/books/${book.bookId}/chapters/addChapter/variation`, added)
  await publish(book)
  const read = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body)
  expect(read.bookInfo.languages).toEqual(['en'])
  expect(first(read.chapters).variations.map(({ variation }) => variation)).toEqual(['en'])
  const working = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })).body)
  expect(working.bookInfo.languages).toEqual(['en', 'es'])
})

test('a language whose only content is a video is published, with its poster', async () => {
  const { bookId, chapterId } = await makeTestBook(server, token)
  const added = { token, json: { chapterId, variation: 'es' } }
  await server.call('POST', `/books/${bookId}/chapters/addChapter/variation`, added)
  const form = new FormData()
  form.set('variation', 'es')
  form.set('videoLink', 'https://films.example/uno.mp4')
  form.set('posterLink', 'https://films.example/uno.webp')
  expect((await server.call('PUT', `/chapters/${chapterId}/variation`, { token, form })).status).toBe(200)
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'public' } })
  const { chapters } = BookData.parse((await server.call('GET', `/file/bookData/${bookId}`)).body)
  expect(first(chapters).variations.find(({ variation }) => variation === 'es')).toMatchObject({
    video: 'https://films.example/uno.mp4',
    posterLink: 'https://films.example/uno.webp',
  })
})

test("a reader that knows only the bucket finds the current publication by the book's id [LOAD-025]", async () => {
  const book = await makeTestBook(server, token)
  const path = `/objects/published/${book.bookId}/book.json`
  expect((await server.call('GET', path)).status).toBe(404)
  await publish(book)
  await publish(book)
  const response = await server.call('GET', path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(BookData.parse(response.body)).toMatchObject({ revision: 2, bookInfo: { id: book.bookId } })
  const old = await server.call('GET', `/objects/published/${book.bookId}/1/book.json`)
  expect([old.status, BookData.parse(old.body).revision]).toEqual([200, 1])
  const known = await server.call('GET', path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
})

describe('access to a published book', () => {
  test('follows its visibility: everyone, the domain, or only its authors [AUTH-021]', async () => {
    const book = await makeTestBook(server, token, [['Hello']], 'private')
    const readers = {
      anonymous: undefined,
      student: await server.signIn('student@example.org', 'student'),
      otherAuthor: await server.signIn('other-author@example.org'),
      outsider: await server.signIn('outsider@example.org', 'user', await server.addDomain()),
      author: token,
    }
    async function seen() {
      const result: Record<string, (number | boolean)[]> = {}
      for (const [name, who] of Object.entries(readers)) {
        const options = who === undefined ? {} : { token: who }
        const data = await server.call('GET', `/file/bookData/${book.bookId}`, options)
        const published = await server.call('GET', `/books/data/${book.bookId}`, options)
        const list = await server.call('GET', '/books/minimal/7', options)
        const isListed = Array.isArray(list.body) && list.body.some((entry: { id: number }) => entry.id === book.bookId)
        result[name] = [data.status, published.status, isListed]
      }
      return result
    }
    const yes = [200, 200, true]
    const no = [404, 404, false]
    const onlyListed = [404, 404, true]
    expect(await seen()).toEqual({ anonymous: no, student: no, otherAuthor: no, outsider: no, author: onlyListed })
    await publish(book)
    expect(await seen()).toEqual({ anonymous: no, student: no, otherAuthor: no, outsider: no, author: yes })
    await publish(book, { visibility: 'domain' })
    expect(await seen()).toEqual({ anonymous: no, student: yes, otherAuthor: yes, outsider: no, author: yes })
    await publish(book, { visibility: 'public' })
    expect(await seen()).toEqual({ anonymous: yes, student: yes, otherAuthor: yes, outsider: yes, author: yes })
    await server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility: 'private' } })
    expect(await seen()).toEqual({ anonymous: no, student: no, otherAuthor: no, outsider: no, author: yes })
  })

  test('covers its files: those of a book that is not public open only by signed links', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, { visibility: 'public' })
    const openLink = first(
      first(BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body).chapters).pages,
    ).thumbnailUrl
    expect((await server.call('GET', openLink ?? '')).status).toBe(200)
    await server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility: 'domain' } })
    for (const path of [
      openLink ?? '',
      `/objects/published/${book.bookId}/book.json`,
      `/objects/published/${book.bookId}/1/book.json`,
    ]) {
      expect([path, (await server.call('GET', path)).status]).toEqual([path, 404])
    }
    const student = await server.signIn('student@example.org', 'student')
    const response = await server.call('GET', `/file/bookData/${book.bookId}`, { token: student })
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const signed = first(first(BookData.parse(response.body).chapters).pages).thumbnailUrl ?? ''
    expect((await server.call('GET', signed)).status).toBe(200)
    server.advance(12 * 3600)
    const late = await server.call('GET', signed)
    server.advance(-12 * 3600)
    expect(late.status).toBe(404)
  })
})

describe('a publication that was not public', () => {
  const jsonOf = (book: TestBook, revision: number) => `/objects/published/${book.bookId}/${revision}/book.json`
  const statusOf = async (path: string) => (await server.call('GET', path)).status

  test('stays private when a later revision is published for everyone', async () => {
    const book = await makeTestBook(server, token, [['Secret'], ['Open']], 'private')
    await publish(book)
    await server.call('DELETE', `/books/${book.bookId}/pages/${book.pages[0]?.pageId}`, { token })
    await publish(book, { visibility: 'public' })
    expect(await statusOf(jsonOf(book, 1))).toBe(404)
    expect(await statusOf(jsonOf(book, 2))).toBe(200)
    expect(await statusOf(jsonOf(book, 3))).toBe(404)
  })

  test('becomes public when the book is made public, and again after a private period', async () => {
    const book = await makeTestBook(server, token, [['Hello']], 'private')
    await publish(book)
    await publish(book)
    const show = (visibility: string) => server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility } })
    await show('public')
    const seen = async () => [await statusOf(jsonOf(book, 1)), await statusOf(jsonOf(book, 2))]
    expect(await seen()).toEqual([404, 200])
    const { chapters } = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body)
    expect(await statusOf(first(first(first(chapters).pages).variations).pageImageLink ?? '')).toBe(200)
    await show('private')
    expect(await seen()).toEqual([404, 404])
    await show('public')
    expect(await seen()).toEqual([404, 200])
  })
})

describe('while a book is being published', () => {
  /** Blocks the publication at its last step until `meanwhile` has run. */
  async function holdBack<T>(lock: SQL, stopped: SQL, book: TestBook, meanwhile: () => Promise<T>, json: object = {}) {
    return server.database.transaction(async (transaction) => {
      await transaction.execute(lock)
      const publication = publish(book, json)
      await expect.poll(async () => (await transaction.execute(stopped)).rowCount).toBe(1)
      return { publication, outcome: await meanwhile() }
    })
  }
  const atItsRow = [
    sql`lock table publications in share mode`,
    sql`select 1 from pg_locks where not granted and relation = 'publications'::regclass`,
  ] as const
  const atItsTurn = (book: TestBook) =>
    [
      sql`select pg_advisory_xact_lock(4601, ${book.bookId}::int)`,
      sql`select 1 from pg_locks where not granted and locktype = 'advisory' and classid = 4601`,
    ] as const

  test('its visibility may be changed and stays changed', async () => {
    const book = await makeTestBook(server, token)
    const { publication, outcome } = await holdBack(...atItsRow, book, async () => {
      const change = server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility: 'private' } })
      await Promise.race([change, new Promise((resolve) => setTimeout(resolve, 500))])
      return { change }
    })
    expect([(await publication).status, (await outcome.change).status]).toEqual([200, 200])
    const { body } = await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })
    expect(BookData.parse(body).bookInfo.visibility).toBe('private')
  })

  test('deleting it leaves no object', async () => {
    const book = await makeTestBook(server, token)
    const { publication } = await holdBack(...atItsTurn(book), book, () =>
      server.call('DELETE', `/books/${book.bookId}`, { token }),
    )
    expect((await publication).status).toBe(404)
    const folder = join(server.dataFolder, 'objects/published', String(book.bookId))
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    expect(files.filter((entry) => entry.isFile())).toEqual([])
  })

  test('a newer publication is not replaced, and the book is read again', async () => {
    const book = await makeTestBook(server, token)
    const { publication } = await holdBack(...atItsTurn(book), book, async () => {
      await server.call('PUT', `/books/${book.bookId}`, { token, json: { title: 'Newer' } })
      await server.database.execute(sql`insert into publications
        (book_id, revision, object_key, content_hash, summary, content_revision)
        select id, 1, 'elsewhere', '', '{}', content_revision from books where id = ${book.bookId}`)
    })
    expect((await publication).body).toMatchObject({ revision: 2 })
    const data = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body)
    expect([data.bookInfo.title, data.revision]).toEqual(['Newer', 2])
  })
})

test('a pointer stored by an older version is ignored', async () => {
  const book = await makeTestBook(server, token)
  await publish(book)
  const folder = join(server.dataFolder, 'objects/published', String(book.bookId))
  writeFileSync(join(folder, 'book.json'), '{"revision": 0}')
  const response = await server.call('GET', `/objects/published/${book.bookId}/book.json`)
  expect(BookData.parse(response.body).revision).toBe(1)
})

test('the published JSON is compressed once and answered with 304 to clients that have it', async () => {
  const book = await makeTestBook(server, token)
  await publish(book)
  const path = `/file/bookData/${book.bookId}`
  const plain = await server.call('GET', path, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const raw = await readRaw(`${server.url}${path}`, { 'accept-encoding': 'br' })
  expect(raw.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(raw.body).toString())).toEqual(plain.body)
  expect(raw.headers.etag).not.toBe(plain.headers.get('etag'))
  for (const [coding, etag] of [
    ['identity', plain.headers.get('etag') ?? ''],
    ['br', String(raw.headers.etag)],
  ] as const) {
    const known = await readRaw(`${server.url}${path}`, { 'accept-encoding': coding, 'if-none-match': etag })
    expect([known.status, known.body.length]).toEqual([304, 0])
  }
})

test('a page in two languages is published in both, and the languages are listed', async () => {
  const book = await makeTestBook(server, token, [['Hello'], ['world']])
  const form = pagesForm('es', [{ name: 'libro.pdf', pages: [['Hola'], ['mundo']] }], book.pages)
  await server.call('POST', `/chapters/${book.chapterId}/pages/upload`, { token, form })
  await publish(book)
  const data = BookData.parse((await server.call('GET', `/file/bookData/${book.bookId}`)).body)
  expect(data.bookInfo.languages).toEqual(['en', 'es'])
  const words = first(data.chapters).pages.map((page) =>
    page.variations.map((variation) => [variation.variation, variation.rectData?.rectsByWords[0]?.word]),
  )
  expect(words).toEqual([
    [
      ['en', 'Hello'],
      ['es', 'Hola'],
    ],
    [
      ['en', 'world'],
      ['es', 'mundo'],
    ],
  ])
})

test('a book without pages cannot be published', async () => {
  const book = await makeTestBook(server, token, [])
  expect(await publish(book)).toMatchObject({ status: 422, body: { code: 'no-image' } })
})

test('simultaneous publications get one revision each', async () => {
  const book = await makeTestBook(server, token)
  const responses = await Promise.all(Array.from({ length: 6 }, () => publish(book)))
  const revisions = responses.map((response) => Number(Reflect.get(Object(response.body), 'revision')))
  expect(revisions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

/** Fetches without the automatic decompression of `fetch`. */
function readRaw(url: string, headers: Record<string, string>) {
  return new Promise<{
    status: number | undefined
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
