import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BookData } from '@lectern/contracts/main'
import { addCoverChapter } from '@lectern/core/book'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
