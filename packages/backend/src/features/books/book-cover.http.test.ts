import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BookData } from '@lectern/contracts/main'
import { addCoverChapter } from '@lectern/core/book'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { books, publications } from '../../entities/schema'
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

/** A form with an image, which the stand-in import reads as a file of one page. */
function imageForm(name: string, content = '[null]', part = 'cover'): FormData {
  const form = new FormData()
  form.set(part, new Blob([content]), name)
  return form
}
const setCover = (bookId: number, form: FormData, headers: Record<string, string> = {}) =>
  server.call('POST', `/books/${bookId}/cover`, { token: cast.author, form, headers })
const linkOf = (body: unknown) => String(Object(body).cover_image)
const coversOf = (bookId: number) => {
  const folder = join(server.dataFolder, 'objects', String(bookId), 'covers')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a book shows its own cover, or the image of its first page if it has none [API-MAIN-021]', async () => {
  const { bookId } = await makeTestBook(server, cast.author)
  const list = async () => {
    const { body } = await server.call('POST', '/books/minimal', { token: cast.author, json: { ids: [bookId] } })
    return linkOf(Array.isArray(body) ? body[0] : null)
  }
  expect((await server.call('GET', await list())).text).toBe('thumbnail of book.pdf page 1')
  const { status, body, headers } = await setCover(bookId, imageForm('owl.png'))
  expect([status, headers.get('etag')]).toEqual([200, '"2"'])
  const image = await server.call('GET', linkOf(body))
  expect([image.status, image.headers.get('content-type'), image.text]).toEqual([
    200,
    'image/webp',
    'image of owl.png page 1',
  ])
  expect((await server.call('GET', await list())).text).toBe('image of owl.png page 1')
})

test('readers get the cover with the publication and in the list [API-MAIN-021]', async () => {
  const { bookId } = await makeTestBook(server, cast.author)
  await setCover(bookId, imageForm('fox.png', '[null]', 'file'))
  await server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: {} })
  const { body } = await server.call('GET', `/file/bookData/${bookId}`)
  const listed = await server.call('POST', '/books/minimal', { json: { ids: [bookId] } })
  for (const link of [linkOf(Object(body).bookInfo), linkOf(Array.isArray(listed.body) ? listed.body[0] : null)]) {
    expect(link).toMatch(/^\/objects\/published\/\d+\/media\/[0-9a-f]{40}\.webp$/)
    expect((await server.call('GET', link)).text).toBe('image of fox.png page 1')
  }
})

test('the generated cover of a book without a cover shows its title and not its first page again [LOAD-010]', async () => {
  const { bookId } = await makeTestBook(server, cast.author)
  await server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: {} })
  for (const [path, token] of [
    ['', undefined],
    ['/preview', cast.author],
  ] as const) {
    const { body } = await server.call('GET', `/file/bookData/${bookId}${path}`, token === undefined ? {} : { token })
    const book = BookData.parse(body)
    const [cover, ...others] = addCoverChapter(book, { mode: null }).chapters.flatMap(({ pages }) => pages)
    const linksOf = (page: typeof cover) => page?.variations.map(({ pageImageLink }) => pageImageLink)
    expect([cover?.name, linksOf(cover)]).toEqual([book.bookInfo.title, [null]])
    expect(others.flatMap(linksOf)).not.toContain(null)
  }
})

describe('publications of an earlier version, which repeated the first page as the cover', () => {
  const objectsOf = (bookId: number) => join(server.dataFolder, 'objects', 'published', String(bookId))
  const doneKey = 'upkeep/repeated-covers-removed-1.json'
  const slowly = { timeout: 30_000 }
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  async function publishBook(coverPage?: number): Promise<number> {
    const { bookId, pages } = await makeTestBook(server, cast.author)
    if (coverPage !== undefined) {
      const form = new FormData()
      form.set('pageVariationId', String(pages[coverPage]?.variationId))
      await setCover(bookId, form)
    }
    await server.call('POST', `/api/book/${bookId}/publish`, { token: cast.author, json: {} })
    return bookId
  }

  const openCopyOf = async (bookId: number) =>
    JSON.parse(await readFile(join(objectsOf(bookId), 'open.json'), 'utf8')).bookInfo.cover_image

  const publicationOf = async (bookId: number) => {
    const [row] = await server.database.select().from(publications).where(eq(publications.bookId, bookId))
    return row!
  }

  /** Writes the files of a book as that version did. */
  async function repeatFirstPage(bookId: number): Promise<void> {
    const { objectKey } = await publicationOf(bookId)
    const file = join(server.dataFolder, 'objects', objectKey)
    const book = BookData.parse(JSON.parse(await readFile(file, 'utf8')))
    const cover = book.chapters[0]?.pages[0]?.variations[0]?.pageImageLink
    for (const name of [file, file.replace('book.json', 'outline.json')]) {
      const json = JSON.parse(await readFile(name, 'utf8'))
      const { bookInfo } = json.book ?? json
      expect(bookInfo.cover_image).toBe(null)
      bookInfo.cover_image = cover
      await writeFile(name, JSON.stringify(json))
      const copy = name === file ? 'open.json' : 'open-outline.json'
      await writeFile(join(objectsOf(bookId), copy), JSON.stringify(json))
    }
    const contentHash = hashOf(await readFile(file))
    await server.database.update(publications).set({ contentHash }).where(eq(publications.bookId, bookId))
  }

  test('lose it at the next start, also after an interruption, and keep covers of their own [LOAD-010]', async () => {
    const [repeated, interrupted, owned] = [await publishBook(), await publishBook(), await publishBook(0)]
    const names = ['book.json', 'outline.json'].map((name) => join(objectsOf(interrupted), '1', name))
    const clean = await Promise.all(names.map((name) => readFile(name)))
    await repeatFirstPage(repeated)
    await repeatFirstPage(interrupted)
    // The run ended between the files and their hash.
    for (const [index, name] of names.entries()) await writeFile(name, clean[index]!)
    await rm(join(server.dataFolder, 'objects', 'upkeep'), { recursive: true })

    const next = await server.startAnother()
    // The server answers while it catches up.
    for (const bookId of [repeated, interrupted]) await expect.poll(() => openCopyOf(bookId), slowly).toBe(null)
    for (const bookId of [repeated, interrupted]) {
      for (const name of ['1/book.json', '1/outline.json', 'open.json', 'open-outline.json']) {
        const json = JSON.parse(await readFile(join(objectsOf(bookId), name), 'utf8'))
        expect([name, (json.book ?? json).bookInfo.cover_image]).toEqual([name, null])
        expect([name, (json.book ?? json).chapters[0].pages.length]).toEqual([name, 2])
      }
      const { contentHash } = await publicationOf(bookId)
      const stored = await readFile(join(objectsOf(bookId), '1', 'book.json'))
      expect(contentHash).toBe(hashOf(stored))
      const { status, headers, body } = await next.call('GET', `/file/bookData/${bookId}`)
      expect([status, headers.get('etag')?.includes(contentHash), Object(body).bookInfo.cover_image]).toEqual([
        200,
        true,
        null,
      ])
    }
    const kept = await next.call('GET', `/file/bookData/${owned}`)
    expect((await next.call('GET', linkOf(Object(kept.body).bookInfo))).text).toBe('image of book.pdf page 1')
    await next.stop()

    await rm(join(server.dataFolder, 'objects', 'upkeep'), { recursive: true })
    const files = [repeated, interrupted, owned].map((bookId) => join(objectsOf(bookId), '1', 'book.json'))
    const timesOf = () => Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
    const times = await timesOf()
    const again = await server.startAnother()
    await expect.poll(() => existsSync(join(server.dataFolder, 'objects', doneKey)), slowly).toBe(true)
    await again.stop()
    expect(await timesOf()).toEqual(times)
    const [row] = await server.database.select().from(books).where(eq(books.id, repeated))
    expect(row?.openCopyRevision).toBe(1)
  })
})

test('a replaced cover is deleted from the store, and the same one uploaded again stays [API-MAIN-021]', async () => {
  const { bookId } = await makeTestBook(server, cast.author, [])
  const [one] = [linkOf((await setCover(bookId, imageForm('one.png'))).body)]
  const two = linkOf((await setCover(bookId, imageForm('two.png'))).body)
  const statuses = async () => [(await server.call('GET', one)).status, (await server.call('GET', two)).status]
  expect(await statuses()).toEqual([404, 200])
  await setCover(bookId, imageForm('two.png'))
  expect(await statuses()).toEqual([404, 200])
  expect((await setCover(bookId, imageForm('two.png'), { 'if-match': '"1"' })).status).toBe(412)
  expect(await statuses()).toEqual([404, 200])
  expect(coversOf(bookId)).toHaveLength(1)
})

test('a page of the book becomes the cover, which stays when the page is deleted [API-MAIN-021]', async () => {
  const { bookId, pages } = await makeTestBook(server, cast.author)
  const second = pages[1]!
  const pageForm = (id: unknown) => {
    const form = new FormData()
    form.set('pageVariationId', String(id))
    return form
  }
  const { status, body } = await setCover(bookId, pageForm(second.variationId), { 'if-match': '"1"' })
  expect([status, Object(body).revision]).toEqual([200, 2])
  const deleted = await server.call('DELETE', `/books/${bookId}/pages/${second.pageId}`, { token: cast.author })
  expect(deleted.status).toBe(200)
  expect((await server.call('GET', linkOf(body))).text).toBe('image of book.pdf page 2')
  const other = await makeTestBook(server, cast.author, [])
  const refused = await setCover(other.bookId, pageForm(second.variationId))
  expect(refused).toMatchObject({ status: 422, body: { code: 'no-image', field: 'pageVariationId' } })
  const both = imageForm('owl.png')
  both.set('pageVariationId', '1')
  expect((await setCover(bookId, both)).status).toBe(422)
})

test('a refused cover leaves no object [API-MAIN-021]', async () => {
  const { bookId } = await makeTestBook(server, cast.author, [])
  const stale = await setCover(bookId, imageForm('owl.png'), { 'if-match': '"7"' })
  expect(stale).toMatchObject({ status: 412, body: { currentRevision: 1 } })
  const text = await setCover(bookId, imageForm('notes.txt', 'no image'))
  expect(text).toMatchObject({ status: 422, body: { code: 'no-image', field: 'cover' } })
  const broken = await setCover(bookId, imageForm('broken.png', '["broken"]'))
  expect(broken).toMatchObject({ status: 422, body: { code: 'no-image' } })
  const empty = await setCover(bookId, imageForm('empty.pdf', '[]'))
  expect(empty).toMatchObject({ status: 422, body: { code: 'no-image' } })
  expect(await setCover(bookId, new FormData())).toMatchObject({ status: 422, body: { field: 'cover' } })
  const two = imageForm('a.png')
  two.append('cover', new Blob(['[null]']), 'b.png')
  expect(await setCover(bookId, two)).toMatchObject({ status: 422, body: { field: 'cover' } })
  expect((await setCover(bookId, imageForm('a.png', '[null]', 'portrait'))).status).toBe(422)
  const json = await server.call('POST', `/books/${bookId}/cover`, { token: cast.author, json: {} })
  expect(json.status).toBe(400)
  expect(coversOf(bookId)).toEqual([])
  expect(readdirSync(join(server.dataFolder, 'uploads'))).toEqual([])
})

test('only authors of the book may set a cover, and those of others are not stored [API-MAIN-021]', async () => {
  const { bookId } = await makeTestBook(server, cast.author, [])
  const refused = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
  expect(await askAsEach(server, cast, 'POST', `/books/${bookId}/cover`, { form: imageForm('a.png') })).toEqual(refused)
  expect((await setCover(999_999, imageForm('a.png'))).status).toBe(404)
  expect(coversOf(bookId)).toEqual([])
})
