import { BookData } from '@lectern/contracts/main'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.script.resizedWidths = []
  server.script.failsAtResizing = false
  server.script.resizeCalls = 0
})

const widths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const publish = (book: TestBook, visibility: string) =>
  server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility } })
const pageOf = (body: unknown) =>
  first(first(first(BookData.parse(body).chapters).pages).variations).pageImageLink ?? ''
const published = async (book: TestBook, as?: string) =>
  pageOf((await server.call('GET', `/file/bookData/${book.bookId}`, as === undefined ? {} : { token: as })).body)
const working = async (book: TestBook) =>
  pageOf((await server.call('GET', `/file/bookData/${book.bookId}/preview`, { token })).body)
const inWidth = (link: string, width: number | string) => `${link}${link.includes('?') ? '&' : '?'}w=${width}`
const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers })

describe('page images of a published book', () => {
  test('are served in every listed width at quality 75, each resized once', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const link = await published(book)
    for (const width of widths) {
      for (const path of [inWidth(link, width), `${inWidth(link, width)}&q=75`]) {
        const response = await get(path)
        expect([response.status, response.text]).toEqual([200, `image of book.pdf page 1 at ${width} 75`])
        expect(response.headers.get('content-type')).toBe('image/webp')
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      }
    }
    expect(server.script.resizedWidths).toEqual(widths)
  })

  test('have an ETag and support ranges in every width', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const path = inWidth(await published(book), 828)
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(inWidth(await published(book), 640), { 'if-none-match': etag })).status).toBe(200)
    const part = await get(path, { range: 'bytes=0-4' })
    expect([part.status, part.text]).toEqual([206, 'image'])
    expect((await server.call('HEAD', path)).status).toBe(200)
  })

  test('are resized once for any number of simultaneous requests', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const path = inWidth(await published(book), 1080)
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(path)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(server.script.resizedWidths).toEqual([1080])
  })

  test('are refused in other widths or qualities, and so are widths of other files', async () => {
    const book = await makeTestBook(server, token)
    const form = formOf({ variation: 'en' }, [{ part: 'file', bytes: sampleWav(1), fileName: 'a.wav' }])
    await server.call('POST', `/chapters/${book.chapterId}/audio/upload`, { token, form })
    await publish(book, 'public')
    const data = await server.call('GET', `/file/bookData/${book.bookId}`)
    const track = first(first(BookData.parse(data.body).chapters).variations).audio ?? ''
    const link = await published(book)
    const paths = [0, 641, 10_000, -640, '', '640.0', '0640', 'wide'].map((width) => inWidth(link, width))
    for (const path of [...paths, `${link}?w=640&q=100`, inWidth(track, 640)]) {
      expect([path, (await get(path)).status]).toEqual([path, 400])
    }
    expect((await get(track)).status).toBe(200)
    expect(server.script.resizedWidths).toEqual([])
  })

  test('are refused in a width of a resized image', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const link = await published(book)
    expect((await get(inWidth(link, 640))).status).toBe(200)
    const nested = link.replace('/media/', '/sizes/640/media/')
    expect((await get(nested)).status).toBe(200)
    expect(await get(inWidth(nested, 750))).toMatchObject({ status: 400, body: { field: 'w' } })
    expect((await get(nested.replace('/sizes/', '/sizes/750/sizes/'))).status).toBe(404)
    expect(server.script.resizeCalls).toBe(1)
  })

  test('are served unresized if resizing failed, which is not retried for some minutes', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const path = inWidth(await published(book), 640)
    server.script.failsAtResizing = true
    const failed = await get(path)
    expect([failed.status, failed.text]).toEqual([200, 'image of book.pdf page 1'])
    expect(failed.headers.get('cache-control')).toBe('no-store')
    expect((await get(path)).status).toBe(200)
    expect(server.script.resizeCalls).toBe(1)
    server.script.failsAtResizing = false
    expect((await get(path)).text).toBe('image of book.pdf page 1')
    server.advance(301)
    expect((await get(path)).text).toBe('image of book.pdf page 1 at 640 75')
    server.advance(-301)
  })
})

describe('a resized image is refused like its original', () => {
  test('while the book is unpublished', async () => {
    const book = await makeTestBook(server, token)
    const link = await working(book)
    const response = await get(inWidth(link, 640))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=43200'])
    const [plain = ''] = link.split('?')
    expect((await get(inWidth(plain, 640))).status).toBe(404)
    expect((await get(plain.replace('/pages/', '/sizes/640/pages/'))).status).toBe(404)
    const forged = link.replace(/signature=./, (start) => (start.endsWith('_') ? 'signature=-' : 'signature=_'))
    expect((await get(inWidth(forged, 640))).status).toBe(404)
    server.advance(13 * 3600)
    const later = await get(inWidth(link, 640))
    server.advance(-13 * 3600)
    expect(later.status).toBe(404)
  })

  test('if the book is for a domain only', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'domain')
    const student = await server.signIn('student@example.org', 'student')
    const link = await published(book, student)
    expect((await get(inWidth(link, 750))).status).toBe(200)
    const [plain = ''] = link.split('?')
    expect((await get(inWidth(plain, 750))).status).toBe(404)
    expect((await get(plain.replace('/media/', '/sizes/750/media/'))).status).toBe(404)
  })

  test('if there is no such image', async () => {
    const book = await makeTestBook(server, token)
    await publish(book, 'public')
    const link = await published(book)
    expect((await get(inWidth(link.replace(/[0-9a-f]{40}/, 'f'.repeat(40)), 640))).status).toBe(404)
  })
})

test('replacing or deleting an image deletes its other widths', async () => {
  const book = await makeTestBook(server, token, [['Hello'], null])
  const link = await working(book)
  await get(inWidth(link, 640))
  const [plain = ''] = link.split('?')
  const kept = join(server.dataFolder, plain.replace('/pages/', '/sizes/640/pages/'))
  expect(existsSync(kept)).toBe(true)
  await server.call('DELETE', `/books/${book.bookId}/pages/${book.pages[0]?.pageId}`, { token })
  expect(existsSync(kept)).toBe(false)
})
