import { allRoutes } from '@lectern/contracts'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
})
afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
const refused = [400, 413, 422]
const withBodies = () => allRoutes.filter(({ body }) => body?.kind === 'json')
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, String(book.bookId))
const nested = (depth: number, begin = '[', end = ']') => begin.repeat(depth) + end.repeat(depth)

/** Sends chunks until the response arrives, however large the body would become. */
function sendChunks(path: string, chunk: Buffer, maxBytes: number, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; sent: number }>((resolve, reject) => {
    const { port, hostname } = new URL(server.url)
    const all = { authorization: `Bearer ${token}`, ...json, ...headers }
    const call = request({ port, hostname, path, method: 'POST', headers: all })
    let sent = 0
    const over = new AbortController()
    call.on('response', (response) => {
      over.abort()
      response.resume()
      resolve({ status: response.statusCode ?? 0, sent })
      call.destroy()
    })
    call.on('error', (error) => (over.signal.aborted ? undefined : reject(error)))
    const more = () => {
      if (over.signal.aborted) return
      if (sent >= maxBytes) return void call.end()
      sent += chunk.length
      if (call.write(chunk)) setImmediate(more)
      else call.once('drain', more)
    }
    more()
  })
}

describe('a nested body', () => {
  test.each([
    ['lists', nested(100_000)],
    ['lists that do not end', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['lists in objects', '{"a":['.repeat(50_000) + ']}'.repeat(50_000)],
    ['just too deep', nested(65)],
  ])('without end, as %s, is refused by every route with a body', async (_what, raw) => {
    for (const route of withBodies()) {
      const { status } = await server.call(route.method.toUpperCase(), pathOf(route.path), {
        token,
        raw,
        headers: json,
      })
      expect([route.operationId, status]).toEqual([
        route.operationId,
        expect.toSatisfy((one: number) => refused.includes(one)),
      ])
    }
  })

  test('is read if it is at the depth limit', async () => {
    const raw = `{"title":"Deep","language":"en","own":${nested(60)}}`
    expect((await server.call('POST', '/books', { token, raw, headers: json })).status).toBe(201)
  })
})

describe('a large body', () => {
  const page = () => `/pages/${first(book.pages).pageId}/json`

  test('is refused before its 100 MB have been sent, with or without a length', async () => {
    const chunk = Buffer.alloc(1_000_000, ' ')
    const announced = await sendChunks(page(), chunk, 100_000_000, { 'content-length': '100000000' })
    expect(announced.status).toBe(413)
    expect(announced.sent).toBeLessThan(20_000_000)
    const before = process.memoryUsage().rss
    const unannounced = await sendChunks(page(), chunk, 100_000_000)
    expect(unannounced.status).toBe(413)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  test('is refused after a few kilobytes on a route that is open to everyone', async () => {
    for (const path of ['/auth/login', '/auth/signup', '/auth/refresh', '/api/auth/signin', '/api/auth/refreshtoken']) {
      const raw = JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(20_000), refreshToken: 'x' })
      expect([path, (await server.call('POST', path, { raw, headers: json })).status]).toEqual([path, 413])
    }
    const bug = JSON.stringify({ message: 'x'.repeat(1_000_000) })
    expect((await server.call('POST', '/api/bug', { raw: bug, headers: json })).status).toBe(422)
  })

  test('is refused with the field if one field is too long', async () => {
    const title = 'x'.repeat(301)
    expect(await server.call('POST', '/books', { token, json: { title } })).toMatchObject({
      status: 422,
      body: { field: 'title' },
    })
  })
})

describe('an invalid body', () => {
  test.each([
    ['cut off', '{"title":'],
    ['empty', ''],
    ['two of them', '{}{}'],
    ['with a NUL', '{"title":"a\\u0000b"}'],
    ['with half of a surrogate pair', '{"title":"a\\ud83d"}'],
    ['with half of a surrogate pair in a name', '{"title":"a","\\ude00":1}'],
    ['with a comment', '{"title":"a"}//'],
    ['with a number above the greatest double', '{"title":"a","order_index":1e999}'],
    ['with a number above the greatest double, in digits', `{"title":"a","own":[{"a":-${'9'.repeat(309)}}]}`],
    ['with a number above the greatest double, in digits and an exponent', `{"title":"a","own":${'9'.repeat(210)}e99}`],
    ['not UTF-8', Buffer.from('{"title":"\u{ff}\u{fe}"}', 'latin1')],
    [
      'with half of a surrogate pair as bytes',
      Buffer.from([...Buffer.from('{"title":"'), 0xed, 0xa0, 0xbd, 0x22, 0x7d]),
    ],
  ])('%s is refused by every route, and never with 500', async (_what, raw) => {
    for (const route of withBodies()) {
      const { status } = await server.call(route.method.toUpperCase(), pathOf(route.path), {
        token,
        raw,
        headers: json,
      })
      expect([route.operationId, status]).toEqual([
        route.operationId,
        expect.toSatisfy((one: number) => one >= 400 && one < 500),
      ])
    }
  })

  test('not UTF-8 is refused with the reason', async () => {
    const raw = Buffer.from('{"title":"\u{ff}\u{fe}","language":"en"}', 'latin1')
    const { status, body } = await server.call('POST', '/books', { token, raw, headers: json })
    expect([status, body]).toEqual([400, expect.objectContaining({ msg: 'The body is not UTF-8.' })])
  })

  test('with a number that is written with an exponent is accepted up to the greatest double', async () => {
    const raw = '{"title":"3e999 roses","language":"en","own":[1.7976931348623157e308,1e-999]}'
    const { status, body } = await server.call('POST', '/books', { token, raw, headers: json })
    expect(status).toBe(201)
    expect(body).toMatchObject({ bookInfo: { title: '3e999 roses', own: [1.7976931348623157e308, 0] } })
  })

  test('with half of a surrogate pair is refused at any depth, with both halves accepted', async () => {
    const create = (fields: string) =>
      server.call('POST', '/books', { token, raw: `{"title":"a","language":"en",${fields}}`, headers: json })
    for (const own of ['"own":"@"', '"@":1', '"own":["a",["@"]]', '"own":[{"a":"@"}]', '"own":{"@":1}']) {
      const half = await create(own.replace('@', 'a\\ud83d'))
      expect([own, half.status, Object(half.body).code]).toEqual([own, 400, 'unreadable-request'])
      expect([own, (await create(own.replace('@', 'a\\ud83d\\ude00'))).status]).toEqual([own, 201])
    }
  })

  test('of a form is refused with its field unless it is UTF-8', async () => {
    const upload = async (language: Uint8Array<ArrayBuffer>, type: string) => {
      const head = `--x\r\ncontent-disposition: form-data; name="text"${type}\r\n\r\n`
      const body = Buffer.concat([Buffer.from(head), language, Buffer.from('\r\n--x--\r\n')])
      const response = await fetch(`${server.url}/api/text-to-speech/forced-alignment`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        body,
      })
      return [response.status, Object(await response.json()).msg]
    }
    for (const type of ['', '\r\ncontent-type: text/plain; charset=utf-8']) {
      for (const bytes of [[0x61, 0xff], [0xed, 0xa0, 0xbd], [0xc3]]) {
        expect(await upload(Uint8Array.from(bytes), type)).toEqual([422, 'text is not UTF-8.'])
      }
      expect((await upload(Uint8Array.from(Buffer.from('a ü 😀 \ufffd')), type))[1]).not.toBe('text is not UTF-8.')
    }
  })

  test.each([
    ['part', [0x66, 0xff], 'name="', '"'],
    ['part', [0xed, 0xa0, 0xbd], 'name="', '"'],
    ['part', [...Buffer.from('%3d%d8')], "name*=utf-16le''", ''],
    ['file', [0x66, 0xff], 'name="file"; filename="', '.wav"'],
    ['file', [0xc3], 'name="file"; filename="', '"'],
  ])('of a form is refused unless the name of each %s is UTF-8 (%j)', async (named, bytes, begin, end) => {
    const send = async (name: Uint8Array) => {
      const body = Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; ${begin}`),
        name,
        Buffer.from(`${end}\r\n\r\na\r\n--x--\r\n`),
      ])
      const response = await fetch(`${server.url}/api/text-to-speech/forced-alignment`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        body,
      })
      return [response.status, Object(await response.json()).msg]
    }
    expect(await send(Uint8Array.from(bytes))).toEqual([400, `The name of a ${named} of the form is not UTF-8.`])
    expect(String((await send(Buffer.from('ü😀')))[1])).not.toContain('is not UTF-8')
  })

  test('is not read as JSON if it has another type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/jsonp', '']) {
      const headers = { 'content-type': type }
      const { status } = await server.call('POST', '/books', { token, raw: '{"title":"a"}', headers })
      expect([type, status]).toEqual([type, 400])
    }
  })

  test('changes no prototype that it names', async () => {
    const raw = '{"title":"a","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    await server.call('POST', '/books', { token, raw, headers: json })
    await server.call('POST', '/api/settings', { token, raw, headers: json })
    expect(Object('').polluted).toBeUndefined()
  })
})

describe('JSON text inside JSON', () => {
  const { stringify } = JSON
  const save = (text: string) => server.call('POST', `/pages/${first(book.pages).pageId}/json`, { token, json: text })
  const batch = (popupTriggers: string) =>
    server.call('PUT', '/pages/update-json-batch', {
      token,
      json: [{ pageId: first(book.pages).pageId, coachingPoints: '[]', popupTriggers }],
    })

  test('follows the same rules as JSON', async () => {
    const wrong = [
      nested(100_000),
      '[',
      stringify([{ id: 1 }]),
      stringify([{ id: 'a', x: 'left' }]),
      '[{"id":"a\\u0000"}]',
      stringify([{ id: 'a', externalLink: 'javascript:alert(1)' }]),
      stringify([{ id: 'a', externalLink: { en: ' java\tscript:alert(1)' } }]),
      stringify([{ id: 'a', iconUrl: 'data:text/html,<script>alert(1)</script>' }]),
      stringify([{ id: 'a', externalLink: '//host.example' }]),
      stringify([{ id: 'a', externalLink: { en: '\\\\host.example' } }]),
      stringify([{ id: 'a', externalLink: 'https://user@host.example' }]),
      stringify([{ id: 'a', contactInfo: { en: { website: ' VB\nScript:x' } } }]),
      stringify([{ id: 'a', contactInfo: stringify([{ value: 'javascript:alert(1)' }]) }]),
    ]
    for (const text of wrong) {
      expect([text.slice(0, 60), (await batch(text)).status]).toEqual([text.slice(0, 60), 422])
      const page = `{"popupTriggers":${text}}`
      expect([page.slice(0, 60), (await save(page)).status]).toEqual([page.slice(0, 60), 422])
    }
    expect((await batch(stringify([{ id: 'a', externalLink: 'https://zoo.example/' }]))).status).toBe(200)
    expect((await save(stringify({ popupTriggers: [{ id: 'a', externalLink: { en: '/books/7' } }] }))).status).toBe(200)
  })
})
