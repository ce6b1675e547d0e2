import { PageVariation } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey } from '../platform/tokens/derive-key'
import { signObjectUrl } from '../platform/objects/sign-object-url'
import { first, makeTestBook, type TestBook } from '../testing/make-test-book'
import { sampleMp3 } from '../testing/sample-media'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

const secret = 'the secret of the tests, long enough'
let server: TestBackend
let token: string
let book: TestBook
/** The signed address of a page image of an unpublished book. */
let link: URL
beforeAll(async () => {
  server = await startTestBackend({ secret })
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
  const { variationId } = first(book.pages)
  const { body } = await server.call('GET', `/api/page-variation?id=${variationId}`, { token })
  link = new URL(PageVariation.parse(body).pageImageLink ?? '', server.url)
})
afterAll(() => server.stop())

const changed = (from: URL, change: (url: URL) => void): URL => {
  const copy = new URL(from)
  change(copy)
  return copy
}
const statusOf = async (url: URL | string, init: RequestInit = {}) => (await fetch(url, init)).status

describe('the signed address of a file of an unpublished book', () => {
  test('opens it, and only exactly as signed', async () => {
    expect(await statusOf(link)).toBe(200)
    const expires = Number(link.searchParams.get('expires'))
    const other = await makeTestBook(server, token)
    const misuses: Record<string, URL> = {
      'a later end': changed(link, (url) => url.searchParams.set('expires', String(expires + 1))),
      'an end in other words': changed(link, (url) => url.searchParams.set('expires', `${expires}.0`)),
      'an end with a sign': changed(link, (url) => url.searchParams.set('expires', `+${expires}`)),
      'an end as a power': changed(link, (url) => url.searchParams.set('expires', '9e99')),
      'no end': changed(link, (url) => url.searchParams.delete('expires')),
      'no signature': changed(link, (url) => url.searchParams.delete('signature')),
      'an empty signature': changed(link, (url) => url.searchParams.set('signature', '')),
      'half a signature': changed(link, (url) =>
        url.searchParams.set('signature', (url.searchParams.get('signature') ?? '').slice(0, 20)),
      ),
      'a type added': changed(link, (url) => url.searchParams.set('type', 'text/html')),
      'a size added': changed(link, (url) => url.searchParams.set('size', '1')),
      'another file': changed(link, (url) => void (url.pathname = url.pathname.replace(/[0-9a-f]\.webp$/, 'f.webp'))),
      'another book': changed(
        link,
        (url) => void (url.pathname = url.pathname.replace(`${book.bookId}`, `${other.bookId}`)),
      ),
      'a folder more': changed(link, (url) => void (url.pathname = url.pathname.replace('/pages/', '/pages/x/'))),
      'a slash more': changed(link, (url) => void (url.pathname = url.pathname.replace('/pages/', '//pages/'))),
      'a way back': changed(link, (url) => void (url.pathname = url.pathname.replace('/pages/', '/%2e%2e/pages/'))),
      'an encoded slash': changed(link, (url) => void (url.pathname = url.pathname.replace('/pages/', '%2fpages/'))),
    }
    for (const [what, url] of Object.entries(misuses)) expect([what, await statusOf(url)]).toEqual([what, 404])
  })

  test('reads, and neither writes nor deletes', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
      expect([method, await statusOf(link, { method, ...(method === 'DELETE' ? {} : { body: 'x' }) })]).toEqual([
        method,
        expect.toSatisfy((status: number) => status === 403 || status === 404),
      ])
    const asked = changed(link, (url) => url.searchParams.set('method', 'PUT'))
    expect(await statusOf(asked, { method: 'PUT', body: 'x' })).toBe(403)
    expect(await statusOf(link)).toBe(200)
  })

  test('expires after twelve hours', async () => {
    server.advance(12 * 3600 + 1)
    const status = await statusOf(link)
    server.advance(-12 * 3600 - 1)
    expect(status).toBe(404)
  })

  test('accepts no other signature: not with the secret itself, the key of tokens or none', async () => {
    const key = link.pathname.slice('/objects/'.length)
    const expiresAt = Math.floor(Date.now() / 1000) + 600
    for (const wrong of [
      Buffer.from(secret),
      deriveKey(secret, 'access-tokens'),
      new Uint8Array(32),
      new Uint8Array(0),
    ])
      expect(await statusOf(server.url + signObjectUrl({ key, method: 'GET', expiresAt }, wrong))).toBe(404)
    const right = signObjectUrl({ key, method: 'GET', expiresAt }, deriveKey(secret, 'object-links'))
    expect(await statusOf(server.url + right)).toBe(200)
  })
})

describe('the signed address for an upload', () => {
  const ask = async (fileName: string) => {
    const path = `/api/upload/${book.bookId}/presigned-url-audio?fileName=${fileName}`
    return new URL(String(Object((await server.call('POST', path, { token })).body).url), server.url)
  }
  const put = (url: URL, body: Uint8Array<ArrayBuffer> | string = new Uint8Array(sampleMp3(5)), type = 'audio/mpeg') =>
    statusOf(url, { method: 'PUT', headers: { 'content-type': type }, body })

  test('accepts one file of its type, once, for ten minutes, and reads nothing', async () => {
    const url = await ask('once.mp3')
    expect(await put(url, '<script>', 'text/html')).toBe(415)
    expect(await put(url, '<script>', '')).toBe(415)
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf(url, { method: 'DELETE' })).toBe(404)
    const both = await Promise.all(Array.from({ length: 5 }, () => put(url)))
    expect(both).toContain(200)
    expect(await put(url)).toBe(409)
    const late = await ask('late.mp3')
    server.advance(601)
    expect(await put(late)).toBe(403)
    server.advance(-601)
  })

  test('is limited to its name and size', async () => {
    const url = await ask('own.mp3')
    const misuses = [
      changed(url, (one) => void (one.pathname = one.pathname.replace('own', 'other'))),
      changed(url, (one) => void (one.pathname = one.pathname.replace('ChapterAudios', 'pages'))),
      changed(url, (one) => void (one.pathname = one.pathname.replace(/\.mp3$/, '.html'))),
      changed(url, (one) => one.searchParams.set('size', '900000000')),
      changed(url, (one) => one.searchParams.delete('size')),
      changed(url, (one) => one.searchParams.set('type', 'text/html')),
      changed(url, (one) => one.searchParams.delete('type')),
      changed(url, (one) => one.searchParams.set('size', '5e8')),
    ]
    for (const misuse of misuses) expect([String(misuse), await put(misuse)]).toEqual([String(misuse), 403])
    const small = signObjectUrl(
      {
        key: `${book.bookId}/ChapterAudios/small.mp3`,
        method: 'PUT',
        expiresAt: Math.floor(Date.now() / 1000) + 60,
        contentType: 'audio/mpeg',
        maximumBytes: 10,
      },
      deriveKey(secret, 'object-links'),
    )
    expect(await put(new URL(small, server.url))).toBe(413)
    expect(await put(new URL(small, server.url), 'x'.repeat(10))).toBe(200)
  })

  test('is issued to the authors of the book only', async () => {
    const path = `/api/upload/${book.bookId}/presigned-url-audio?fileName=mine.mp3`
    const student = await server.signIn('student@example.org', 'student')
    const otherAuthor = await server.signIn('other-author@example.org')
    const statuses = [student, otherAuthor].map(async (as) => (await server.call('POST', path, { token: as })).status)
    expect(await Promise.all([...statuses, server.call('POST', path).then(({ status }) => status)])).toEqual([
      403, 404, 401,
    ])
  })
})
