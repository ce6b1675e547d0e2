import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:net'
import { z } from 'zod'
import { PageVariation } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3ObjectStore } from '../platform/objects/s3-object-store'
import { linkVectors } from '../testing/link-vectors'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { makeTestQuiz } from '../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'
import { createLibreTranslate } from '../features/translation/libre-translate'

let server: TestBackend
let canary: Server
let heard = 0
let port = 0
let token: string
let book: TestBook
/** Addresses that this process sent requests to, including those of the test. */
const asked = new Set<string>()
const Request = z.object({ request: z.object({ origin: z.coerce.string() }) })
const listen = (message: unknown) => void asked.add(Request.parse(message).request.origin)

beforeAll(async () => {
  canary = createServer((socket) => {
    heard += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve) => canary.listen(0, () => resolve()))
  const address = canary.address()
  if (typeof address !== 'object' || !address) throw new Error('the listener has no port')
  port = address.port
  subscribe('undici:request:create', listen)
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
})
afterAll(async () => {
  unsubscribe('undici:request:create', listen)
  await server.stop()
  canary.close()
})

const ids = () => ({ pageId: book.pages[0]?.pageId ?? 0, variationId: book.pages[0]?.variationId ?? 0 })

/** Every route that takes a link, or a field in which clients store one. */
function callsWith(link: string, quizId: number): [string, string, unknown][] {
  const { pageId, variationId } = ids()
  const trigger = { id: 't1', iconUrl: link, titleAudio: link, items: [{ type: 'video', content: { en: link } }] }
  const variation = { id: book.chapterVariationId, video: link, posterLink: link, audio: link, thumbnailUrl: link }
  return [
    ['POST', '/api/text-ocr', { images: [{ pageId, pageVariationId: variationId, image: link }] }],
    [
      'PUT',
      `/books/${book.bookId}`,
      { title: 'Linked', cover_image: link, logo: link, theme_data: { backgroundImage: link } },
    ],
    ['POST', '/books', { title: 'Linked', cover_image: link, import: link, source: link }],
    ['PUT', `/chapters/${book.chapterId}`, { poster: link, variations: [variation] }],
    ['PUT', `/api/chapter-variation-audio/${book.chapterVariationId}`, { audioFileName: link, audio_link: link }],
    ['POST', `/chapters/${book.chapterId}/audio`, { variation: 'en', audioFileName: link, audio: link }],
    [
      'POST',
      `/pages/${pageId}/content`,
      { popupTriggers: [trigger], coachingPoints: [{ id: 'c', audio: link }], pageImageLink: link, background: link },
    ],
    ['POST', `/pages/${pageId}/json`, JSON.stringify({ popupTriggers: [trigger], image: link })],
    ['POST', '/quiz/question', { quizId, text: 'Where?', media: [{ type: 'image', url: link }] }],
    ['POST', '/word', { word: `w${Math.random()}`, lang: 'en', definitions: [{ lang: 'en', text: 'x', audio: link }] }],
    ['POST', '/api/settings', { wallpaper: link }],
    ['POST', '/api/note', { bookId: book.bookId, pageId, text: link }],
    ['POST', '/api/bug', { message: link, returnurl: link }],
  ]
}

describe('links in requests', () => {
  test('are never followed: nothing is requested except by the test itself', async () => {
    const { id: quizId } = await makeTestQuiz(server, token, book.bookId)
    const preview = await server.call('GET', `/api/page-variation?id=${ids().variationId}`, { token })
    const key = /\/objects\/([^?]+)/.exec(PageVariation.parse(preview.body).pageImageLink ?? '')?.[1] ?? ''
    expect(key).toContain(`${book.bookId}/`)
    const links = linkVectors(port, key)
    expect(links.length).toBeGreaterThanOrEqual(120)
    const taken = new Set<string>()
    for (const link of links) {
      const responses = await Promise.all(
        callsWith(link, quizId).map(async ([method, path, json]) => ({
          path,
          status: (await server.call(method, path, { token, json })).status,
        })),
      )
      for (const { path, status } of responses) {
        expect([link, path, status]).toEqual([link, path, expect.not.toSatisfy((one: number) => one >= 500)])
        if (status < 300) taken.add(path)
      }
    }
    // Routes that refuse everything would prove little.
    expect(taken.size).toBeGreaterThanOrEqual(8)
    await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility: 'public' } })
    await server.call('PUT', `/file/${book.bookId}/refresh`, { token })
    expect((await server.call('GET', `/file/bookData/${book.bookId}`)).status).toBe(200)
    expect(heard).toBe(0)
    expect([...asked]).toEqual([server.url])
  }, 120_000)

  test('name an image to recognise only if it belongs to the book itself', async () => {
    const { pageId, variationId } = ids()
    const other = await makeTestBook(server, token)
    const recognise = (image: string) =>
      server.call('POST', '/api/text-ocr', {
        token,
        json: { images: [{ pageId, pageVariationId: variationId, image }] },
      })
    for (const image of [
      `/objects/${other.bookId}/pages/x.webp`,
      `/objects/${book.bookId}/../${other.bookId}/pages/x.webp`,
      `/objects/${book.bookId}/%2e%2e/${other.bookId}/pages/x.webp`,
      `/objects/published/${other.bookId}/media/x.webp`,
      '/objects/import-uploads/x.bin',
    ])
      expect([image, (await recognise(image)).status]).toEqual([image, 422])
  })
})

describe('redirects of services', () => {
  /** A service that redirects to the canary. */
  async function withRedirects<T>(status: number, work: (origin: string) => Promise<T>): Promise<T> {
    const service = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () =>
        socket.end(`HTTP/1.1 ${status} Moved\r\nlocation: http://127.0.0.1:${port}/\r\ncontent-length: 0\r\n\r\n`),
      )
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()))
    const address = service.address()
    try {
      return await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    } finally {
      service.close()
    }
  }

  test.each([301, 302, 303, 307, 308])(
    'are not followed from a translation service that responds with %i',
    async (status) => {
      await withRedirects(status, async (origin) => {
        const translate = createLibreTranslate(origin)
        const asking = translate({ text: 'Hello', source: 'en', target: 'es' }, new AbortController().signal)
        await expect(asking).rejects.toMatchObject({ code: 'engine-failed' })
      })
      expect(heard).toBe(0)
    },
  )

  test.each([301, 302, 307, 308])('are not followed from a store that responds with %i', async (status) => {
    await withRedirects(status, async (endpoint) => {
      const store = createS3ObjectStore({
        endpoint,
        bucket: 'books',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        temporaryFolder: server.dataFolder,
        now: () => new Date(),
      })
      const refused = { cause: { message: 'fetch failed' } }
      await expect(store.head('1/pages/a.webp')).rejects.toMatchObject(refused)
      await expect(store.get('1/pages/a.webp')).rejects.toMatchObject(refused)
      await expect(store.put('1/pages/a.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(refused)
      await expect(store.list('1/')[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused)
    })
    expect(heard).toBe(0)
  })

  test('the listener records every caller', async () => {
    expect(channel('undici:request:create').hasSubscribers).toBe(true)
    await fetch(`http://127.0.0.1:${port}/`)
    expect(heard).toBe(1)
    expect(asked).toContain(`http://127.0.0.1:${port}`)
  })
})
