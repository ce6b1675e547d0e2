import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { createLibreTranslate } from './libre-translate'

/** Request shape of LibreTranslate's published description of POST /translate. */
const Request = z.strictObject({
  q: z.string().min(1),
  source: z.string().regex(/^(auto|[a-z]{2,3}(-[A-Za-z]+)?)$/),
  target: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/),
  format: z.enum(['text', 'html']),
})

type Reply = { status: number; body: string }
let service: Server
let server: TestBackend
let bare: TestBackend
let token: string
let asked: z.infer<typeof Request>[]
let authorizations: (string | undefined)[]
let reply: ((request: z.infer<typeof Request>) => Reply) | null

beforeAll(async () => {
  service = createServer((request, response) => {
    authorizations.push(request.headers.authorization)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isRight =
        request.method === 'POST' &&
        request.url === '/base/translate' &&
        request.headers['content-type'] === 'application/json'
      const parsed = isRight ? Request.safeParse(JSON.parse(Buffer.concat(chunks).toString())) : null
      const { status, body } = parsed?.success
        ? createReply(parsed.data)
        : { status: 400, body: '{"error":"Invalid request"}' }
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body)
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port')
  server = await startTestBackend({ translateUrl: `http://127.0.0.1:${address.port}/base` })
  bare = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(async () => {
  service.close()
  await server.stop()
  await bare.stop()
})
beforeEach(() => {
  asked = []
  authorizations = []
  reply = null
})

function createReply(request: z.infer<typeof Request>): Reply {
  asked.push(request)
  if (reply) return reply(request)
  const translatedText = `${request.target}: ${request.q}`
  const found = request.source === 'auto' ? { detectedLanguage: { language: 'fr', confidence: 90 } } : {}
  return { status: 200, body: JSON.stringify({ translatedText, ...found }) }
}

function formOf(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer> | string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file !== undefined) form.set('file', new Blob([file]), 'text.txt')
  return form
}
const translate = (fields: Record<string, string>, file?: Uint8Array<ArrayBuffer> | string) =>
  server.call('POST', '/upload/translate', { token, form: formOf(fields, file) })

test("a text is translated by the operator's service [API-QUIZ-040 API-QUIZ-042]", async () => {
  const text = 'The owl\nsees <b>all</b> & more'
  const { status, body } = await translate({ text, sourceLanguage: 'en', targetLanguage: 'es' })
  expect([status, body]).toEqual([200, { translatedText: `es: ${text}`, sourceLanguage: 'en', targetLanguage: 'es' }])
  expect(asked).toEqual([{ q: text, source: 'en', target: 'es', format: 'text' }])
})

test('a text file is translated and its language detected [API-QUIZ-040 API-QUIZ-042]', async () => {
  const { status, body } = await translate({ targetLanguage: 'en' }, '\uFEFFBonjour')
  expect([status, body]).toEqual([200, { translatedText: 'en: Bonjour', sourceLanguage: 'fr', targetLanguage: 'en' }])
  expect(asked).toMatchObject([{ q: 'Bonjour', source: 'auto' }])
})

test('without a service the response names the missing setting [API-QUIZ-040]', async () => {
  const author = await bare.signIn('author@example.org')
  const form = formOf({ text: 'Hello', targetLanguage: 'es' })
  const { status, body } = await bare.call('POST', '/upload/translate', { token: author, form })
  expect([status, body]).toMatchObject([501, { code: 'not-available', msg: expect.stringContaining('TRANSLATE_URL') }])
})

test('limits and failures of the service are reported, and no one is signed out [API-QUIZ-040]', async () => {
  const ask = () => translate({ text: 'Hello', targetLanguage: 'xx' })
  reply = () => ({ status: 400, body: '{"error":"xx is not supported"}' })
  expect(await ask()).toMatchObject({ status: 422, body: { msg: expect.stringContaining('xx is not supported.') } })
  const failures: [number, string][] = [
    [403, '{"error":"Invalid API key"}'],
    [401, '{}'],
    [429, '{"error":"Slowdown"}'],
    [500, 'oops'],
    [302, '{"translatedText":"elsewhere"}'],
    [200, '{"text":"no translation"}'],
    [200, '<html>'],
    [200, JSON.stringify({ translatedText: 'x'.repeat(4_000_001) })],
  ]
  for (const [status, body] of failures) {
    reply = () => ({ status, body })
    const failed = await ask()
    expect([status, failed.status, failed.body]).toMatchObject([status, 502, { code: 'engine-failed' }])
  }
})

test('empty, oversized and binary input is refused before the service is called [API-QUIZ-042]', async () => {
  const target = { targetLanguage: 'es' }
  const cases: [Record<string, string>, Uint8Array<ArrayBuffer> | string | undefined, number, string][] = [
    [target, undefined, 422, 'text'],
    [{ ...target, text: '  ' }, undefined, 422, 'text'],
    [{ text: 'Hello' }, undefined, 422, 'targetLanguage'],
    [{ text: 'Hello', targetLanguage: 'no language' }, undefined, 422, 'targetLanguage'],
    [{ ...target, text: 'Hello' }, 'and a file', 422, 'text'],
    [{ ...target, text: 'x'.repeat(50_001) }, undefined, 413, 'text'],
    [target, Uint8Array.from([0xff, 0xfe, 0x00]), 415, 'file'],
    [target, 'a\0b', 415, 'file'],
  ]
  for (const [fields, file, status, field] of cases) {
    expect(await translate(fields, file)).toMatchObject({ status, body: { field } })
  }
  expect((await translate(target, 'x'.repeat(200_001))).status).toBe(413)
  const student = await server.signIn('student@example.org', 'student')
  const form = () => formOf({ ...target, text: 'Hello' })
  expect((await server.call('POST', '/upload/translate', { token: student, form: form() })).status).toBe(403)
  expect((await server.call('POST', '/upload/translate', { form: form() })).status).toBe(401)
  expect(asked).toEqual([])
})

test("name and password in the service's address are sent as a header, not in the address", async () => {
  const { port } = Object(service.address())
  const ask = createLibreTranslate(`http://ann%40x:p%3Aw%20d@127.0.0.1:${port}/base`)
  const translation = await ask({ text: 'Owl', source: 'en', target: 'es' }, new AbortController().signal)
  expect(translation.text).toBe('es: Owl')
  expect(authorizations).toEqual([`Basic ${Buffer.from('ann@x:p:w d').toString('base64')}`])
})
