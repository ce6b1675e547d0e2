import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleWav } from '../../testing/sample-media'
import { resizedByStandIn } from '../../testing/stand-ins/stand-in-resizing'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function formOf(bytes: Uint8Array<ArrayBuffer> | string, name: string, part = 'file'): FormData {
  const form = new FormData()
  form.append(part, new Blob([bytes]), name)
  return form
}
const upload = (form: FormData, token = author) => server.call('POST', '/api/upload', { token, form })

test('a file gets a permanent public address that cannot be guessed [API-APP-019]', async () => {
  const domainId = await server.addDomain()
  const token = await server.signIn('partner@example.org', 'user', domainId)
  const { status, body } = await upload(formOf(png, 'owl.PNG.exe'), token)
  const kept = resizedByStandIn(png, 3840, 90)
  expect([status, body]).toMatchObject([200, { contentType: 'image/webp', sizeBytes: kept.length }])
  const url = String(Object(body).url)
  expect(url).toMatch(new RegExp(`^/objects/domain-files/${domainId}/[0-9a-f-]{36}\\.webp$`))
  server.advance(40 * 86_400)
  const response = await fetch(server.url + url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(kept)
  expect((await fetch(server.url + url.replace(/[0-9a-f]\.webp$/, 'x.webp'))).status).toBe(404)
  server.advance(-40 * 86_400)
})

test('subtitles and audio keep their type, detected by content [API-APP-019]', async () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n'
  expect((await upload(formOf(vtt, 'a.html'))).body).toMatchObject({ contentType: 'text/vtt; charset=utf-8' })
  expect((await upload(formOf(Uint8Array.from(sampleWav(1)), 'a.txt'))).body).toMatchObject({
    contentType: 'audio/wav',
  })
})

test('files that a browser would run, and unknown ones, are refused and leave nothing [API-APP-019]', async () => {
  const stored = () =>
    readdirSync(server.dataFolder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile())
  const before = stored().length
  const files: [string, string][] = [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
    ['<!doctype html><script>alert(1)</script>', 'a.png'],
    ['%PDF-1.7\n%%EOF', 'a.pdf'],
    ['GIF89a', 'a.gif'],
    ['WEBVTTish', 'a.vtt'],
    ['hello', 'a.txt'],
  ]
  for (const [text, name] of files) {
    expect([name, (await upload(formOf(text, name))).status]).toEqual([name, 415])
  }
  expect((await upload(formOf('', 'empty.png'))).status).toBe(422)
  expect((await upload(new FormData())).status).toBe(422)
  expect((await upload(formOf(png, 'a.png', 'other'))).status).toBe(422)
  const two = formOf(png, 'one.png')
  two.append('file', new Blob([png]), 'two.png')
  expect((await upload(two)).status).toBe(413)
  expect((await upload(formOf(Buffer.alloc(100_000_001), 'large.mp4'))).status).toBe(413)
  expect(stored().length).toBe(before)
  expect(readdirSync(join(server.dataFolder, 'uploads'))).toEqual([])
})

test('only authors may upload [API-APP-019]', async () => {
  const student = await server.signIn('student@example.org', 'student')
  expect((await upload(formOf(png, 'a.png'), student)).status).toBe(403)
  expect((await server.call('POST', '/api/upload', { form: formOf(png, 'a.png') })).status).toBe(401)
  expect((await server.call('POST', '/api/upload', { token: author, json: {} })).status).toBe(400)
})
