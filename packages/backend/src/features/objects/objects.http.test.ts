import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let book: TestBook
let path: string
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

beforeAll(async () => {
  server = await startTestBackend()
  const token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: {} })
  const folder = join(server.dataFolder, 'objects/published', String(book.bookId), 'media')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'sound.wav'), bytes)
  path = `/objects/published/${book.bookId}/media/sound.wav`
})
afterAll(() => server.stop())

async function get(range?: string, more: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(server.url + path, { method, headers: { ...(range ? { range } : {}), ...more } })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

describe('a range of a file', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=0-0', 0, 0],
  ])('%s returns exactly those bytes', async (range, firstByte, lastByte) => {
    const response = await get(range)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${firstByte}-${lastByte}/1000`)
    expect(response.headers.get('content-length')).toBe(String(lastByte - firstByte + 1))
    expect(response.body.equals(bytes.subarray(firstByte, lastByte + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    '%s lies beyond the file: 416 with its size',
    async (range) => {
      const response = await get(range)
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    },
  )

  test.each(['bytes=9-5', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', undefined])(
    '%s returns the whole file',
    async (range) => {
      const response = await get(range)
      expect([response.status, response.body.equals(bytes)]).toEqual([200, true])
      expect(response.headers.get('accept-ranges')).toBe('bytes')
    },
  )

  test('is ignored when the file has changed since', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await get('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200)
  })
})

test('HEAD returns all headers without a body, and a known ETag returns 304', async () => {
  const head = await get(undefined, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, '1000', 0])
  expect(head.headers.get('content-type')).toBe('audio/wav')
  expect(head.headers.get('x-content-type-options')).toBe('nosniff')
  const known = await get(undefined, { 'if-none-match': head.headers.get('etag') ?? '' })
  expect([known.status, known.body.length]).toEqual([304, 0])
})

test('no address leaves the folder or opens an unsigned file', async () => {
  await writeFile(join(server.dataFolder, 'private.txt'), 'secret')
  const attempts = [
    '/objects/../private.txt',
    '/objects/%2e%2e/private.txt',
    '/objects/..%2fprivate.txt',
    '/objects/published/../../private.txt',
    `/objects/published/${book.bookId}/media/..%2f..%2f..%2f..%2fprivate.txt`,
    '/objects//private.txt',
    '/objects/%00',
    '/objects/',
    `/objects/${book.bookId}/pages`,
    '/objects/speech-cache',
  ]
  for (const attempt of attempts) {
    const response = await server.call('GET', attempt)
    expect([attempt, response.status, response.text.includes('secret')]).toEqual([attempt, 404, false])
  }
})

test('a signature opens only the file and method it was made for', async () => {
  const token = await server.signIn('author@example.org')
  const { body } = await server.call('GET', `/pages/${book.pages[0]?.pageId}`, { token })
  const { thumbnailUrl } = Object(body)
  expect((await server.call('GET', thumbnailUrl)).status).toBe(200)
  const link = new URL(thumbnailUrl, server.url)
  const spoilt = [
    thumbnailUrl.replace(/expires=(\d+)/, (_whole: string, time: string) => `expires=${Number(time) + 1}`),
    `${link.pathname}?expires=${link.searchParams.get('expires')}`,
    link.pathname,
    thumbnailUrl.replace('/thumbnails/', '/pages/'),
    `${thumbnailUrl}&type=text/html`,
  ]
  for (const attempt of spoilt) expect([attempt, (await server.call('GET', attempt)).status]).toEqual([attempt, 404])
})
