import { BookData } from '@lectern/contracts/main'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startS3Service, type S3Service } from '@lectern/s3-service'
import { openObjectStore } from '../../platform/objects/open-object-store'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let service: S3Service
let server: TestBackend
let token: string
beforeAll(async () => {
  service = await startS3Service()
  server = await startTestBackend({ bucket: { ...service, endpoint: service.origin } })
  // The bucket compares addresses with the real time, which the servers of tests may be behind.
  server.advance(Math.max(0, (Date.now() - server.now().getTime()) / 1000))
  token = await server.signIn('author@example.org')
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

async function linksOf(path: string, as?: string): Promise<(string | null)[]> {
  const { chapters } = BookData.parse((await server.call('GET', path, as === undefined ? {} : { token: as })).body)
  return chapters.flatMap(({ pages }) => pages.map(({ variations }) => first(variations).pageImageLink))
}

test('a book in a bucket is created, published, read and deleted without local files', async () => {
  const book = await makeTestBook(server, token)
  const working = await linksOf(`/file/bookData/${book.bookId}/preview`, token)
  expect(working).toHaveLength(2)
  for (const link of working) {
    expect(link).toMatch(`${service.origin}/${service.bucket}/`)
    expect((await fetch(link ?? '')).status).toBe(200)
  }

  await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: {} })
  const published = await linksOf(`/file/bookData/${book.bookId}`)
  for (const link of published) {
    const image = await server.call('GET', link ?? '', { headers: { range: 'bytes=0-3' } })
    expect([image.status, image.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 0-3\/\d+$/)])
  }

  await server.call('DELETE', `/books/${book.bookId}`, { token })
  for (const link of working) expect((await fetch(link ?? '')).status).toBe(404)
  expect(existsSync(join(server.dataFolder, 'objects'))).toBe(false)
})

test('an address for a track of a given size lets the bucket refuse every other size', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  const path = `/api/upload/${bookId}/presigned-url-audio?fileName=sized.mp3&size=1000`
  const { url } = Object((await server.call('POST', path, { token })).body)
  const upload = async (sizeBytes: number) => {
    const body = new Uint8Array(sizeBytes)
    return (await fetch(url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body })).status
  }
  expect([await upload(999), await upload(1001), await upload(1000)]).toEqual([403, 403, 200])
})

test('the public copy of a book is in the bucket until the book is closed or deleted', async () => {
  const book = await makeTestBook(server, token)
  const read = async () => (await server.call('GET', `/objects/published/${book.bookId}/book.json`)).status
  const copy = openObjectStore({
    dataFolder: server.dataFolder,
    bucket: { ...service, endpoint: service.origin },
    secret: new Uint8Array(32),
    now: () => new Date(),
  })
  const lies = async () => (await copy.head(`published/${book.bookId}/open.json`)) !== null
  const show = (visibility: string) => server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility } })
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility: 'public' } })
  expect([await read(), await lies()]).toEqual([200, true])
  await show('private')
  expect([await read(), await lies()]).toEqual([404, false])
  await show('public')
  expect([await read(), await lies()]).toEqual([200, true])
  await server.call('DELETE', `/books/${book.bookId}`, { token })
  expect([await read(), await lies()]).toEqual([404, false])
})

test('two processes read the same objects from a bucket', async () => {
  const other = await server.startAnother()
  try {
    const book = await makeTestBook(server, token)
    const { body } = await other.call('GET', `/file/bookData/${book.bookId}/preview`, { token })
    const [page] = first(BookData.parse(body).chapters).pages
    expect((await fetch(first(page?.variations ?? []).pageImageLink ?? '')).status).toBe(200)
  } finally {
    await other.stop()
  }
})
