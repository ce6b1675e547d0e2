import type { TextRecognitionRequest } from '@lectern/backend/ports'
import { fromGoogleVision } from '@lectern/core/page-layout'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  createVisionStandIn,
  refuse,
  visionKey,
  visionUrl,
  type VisionStandIn,
} from '../../testing/google-vision-stand-in'
import { materialPath } from '../../testing/start-test-engines'
import { findWorker, startWorker } from '../../workers/worker-location'
import type { CallOutcome } from '../../workers/call-worker'
import { createWorkerPool } from '../../workers/worker-pool'
import type { RecognitionCall, RecognitionReply } from '../calls/recognition-calls'
import { createGoogleVision } from './create-google-vision'

const pool = createWorkerPool<RecognitionCall, RecognitionReply>({
  start: () => startWorker('text-recognition', { url: findWorker }),
  size: 1,
  idleSeconds: 60,
})
let page: Buffer
let noisyPage: Buffer
beforeAll(async () => {
  page = await readFile(materialPath('ocr-images/phototest.tif'))
  // Noise cannot be compressed: 12 MB as PNG.
  const size = { width: 2400, height: 1700 }
  noisyPage = await sharp({
    create: { ...size, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
})
afterAll(() => pool.close())

const box = (x: number, y: number, width: number) => ({
  vertices: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + 20 },
    { x, y: y + 20 },
  ],
})
/** As Google writes it: what is zero is left out. */
const cornerBox = { vertices: [{}, { x: 40 }, { x: 40, y: 20 }, { y: 20 }] }
const symbols = (text: string, type?: string) =>
  Array.from(text, (letter, index) => ({
    text: letter,
    confidence: 0.99,
    boundingBox: box(index * 10, 0, 10),
    ...(index === text.length - 1 && type ? { property: { detectedBreak: { type } } } : {}),
  }))
const found = {
  textAnnotations: [
    { locale: 'en', description: 'Good\nday!', boundingPoly: cornerBox },
    { description: 'Good', boundingPoly: cornerBox },
    { description: 'day', boundingPoly: box(50, 30, 40) },
    { description: '!', boundingPoly: box(90, 30, 5) },
  ],
  fullTextAnnotation: {
    text: 'Good\nday!',
    pages: [
      {
        width: 640,
        height: 480,
        confidence: 0.9,
        property: { detectedLanguages: [{ languageCode: 'en', confidence: 1 }] },
        blocks: [
          {
            blockType: 'TEXT',
            boundingBox: cornerBox,
            paragraphs: [
              {
                boundingBox: cornerBox,
                words: [
                  { confidence: 0.5, boundingBox: cornerBox, symbols: symbols('Good', 'EOL_SURE_SPACE') },
                  { confidence: 0.9, boundingBox: box(50, 30, 40), symbols: symbols('day') },
                  { confidence: 1, boundingBox: box(90, 30, 5), symbols: symbols('!', 'A_LATER_KIND') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
}
const respond = (image: object) => () => Response.json({ responses: [image] })

function start(responses: (() => Response | Promise<Response>)[], key = visionKey, workers = pool) {
  const standIn: VisionStandIn = createVisionStandIn(responses)
  const recognition = createGoogleVision(workers, {
    fetch: standIn.fetch,
    access: { key, url: visionUrl },
    wait: (seconds, signal) => {
      signal.throwIfAborted()
      standIn.waits.push(seconds)
      return Promise.resolve()
    },
    random: () => 0.5,
  })
  const recognise = (request: Partial<TextRecognitionRequest> = {}) =>
    recognition.recognise({ image: page, language: 'en-GB', ...request })
  return { standIn, recognise }
}

test('sends a page in Google’s format and returns breaks and confidence in the port’s format', async () => {
  const { standIn, recognise } = start([respond(found)])
  const result = await recognise()
  expect(standIn.calls).toEqual([
    { width: 640, height: 480, format: 'tiff', languageHints: ['en'], feature: 'DOCUMENT_TEXT_DETECTION' },
  ])
  if (result.kind !== 'recognised') throw new Error(result.message)
  expect(result).toMatchObject({ width: 640, height: 480, confidence: expect.closeTo(0.8) })
  const { words, issues } = fromGoogleVision(result.detections, { pageId: 1, pageVariationId: 2 })
  expect(issues).toEqual([])
  expect(
    words.map(({ word, x, y, width, height, detectedBreak, confidence }) => [
      word,
      x,
      y,
      width,
      height,
      detectedBreak?.type,
      confidence,
    ]),
  ).toEqual([
    ['Good', 0, 0, 40, 20, 'EOL_SURE_SPACE', 0.5],
    ['day', 50, 30, 40, 20, undefined, 0.9],
    ['!', 90, 30, 5, 20, 'A_LATER_KIND', 1],
  ])
})

test.each([
  ['zh-TW', ['zh-Hant']],
  ['zh', ['zh']],
  ['my', ['my']],
  ['he', ['iw']],
  ['tlh', []],
])('sends the language %s as the hints %j', async (language, languageHints) => {
  const { standIn, recognise } = start([respond({})])
  expect(await recognise({ language })).toMatchObject({ kind: 'recognised' })
  expect(standIn.calls[0]?.languageHints).toEqual(languageHints)
})

test.each([
  ['nothing at all', {}],
  ['null', { textAnnotations: null, fullTextAnnotation: null }],
  ['a page without blocks', { textAnnotations: [], fullTextAnnotation: { pages: [{ width: 640 }] } }],
])('returns no words and no confidence for a page without text, sent as %s', async (_told, image) => {
  const { recognise } = start([respond(image)])
  expect(await recognise()).toMatchObject({ kind: 'recognised', confidence: 0, detections: { textAnnotations: [] } })
})

test('returns no confidence when Google returns none', async () => {
  const [block] = found.fullTextAnnotation.pages[0]?.blocks ?? []
  const words = block?.paragraphs[0]?.words.map(({ boundingBox, symbols: letters }) => ({
    boundingBox,
    symbols: letters.map(({ text, boundingBox: letterBox }) => ({ text, boundingBox: letterBox })),
  }))
  const pages = [{ blocks: [{ blockType: 'TEXT', paragraphs: [{ words }] }] }]
  const result = await start([
    respond({ ...found, fullTextAnnotation: { ...found.fullTextAnnotation, pages } }),
  ]).recognise()
  expect(result).toMatchObject({ kind: 'recognised' })
  expect(result).not.toHaveProperty('confidence')
})

test('sends a large image smaller, and returns boxes in pixels of the original', async () => {
  expect(noisyPage.byteLength).toBeGreaterThan(10_485_760)
  const { standIn, recognise } = start([respond(found)])
  const result = await recognise({ image: noisyPage })
  const [call] = standIn.calls
  if (result.kind !== 'recognised' || !call) throw new Error('It was not recognised')
  expect(call.format).toBe('jpeg')
  expect(result).toMatchObject({ width: 2400, height: 1700 })
  const scale = call.width / 2400
  expect(result.detections.textAnnotations[2]?.boundingPoly.vertices[0]).toEqual({
    x: Math.round(50 / scale),
    y: Math.round(30 / scale),
  })
}, 30_000)

const quota = (reason: string, metadata: object = {}) => ({
  status: 'RESOURCE_EXHAUSTED',
  message: 'Quota exceeded for quota metric.',
  details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, metadata }],
})
const rate = quota('RATE_LIMIT_EXCEEDED', { quota_limit: 'DefaultRequestsPerMinutePerProject' })

test.each<[string, () => Response | Promise<Response>]>([
  ['too many calls', () => refuse(429, rate)],
  ['status 503', () => refuse(503, { status: 'UNAVAILABLE', message: 'The service is currently unavailable.' })],
  ['a 502 page in HTML', () => new Response('<html>Bad gateway', { status: 502 })],
  ['an error for the image', respond({ error: { code: 14, message: 'Try again.' } })],
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') }))],
])('retries after %s, with growing delays, three times at most', async (_name, failure) => {
  const recovering = start([failure, failure, respond(found)])
  expect(await recovering.recognise()).toMatchObject({ kind: 'recognised' })
  expect(recovering.standIn.waits).toEqual([1.5, 3])
  const lasting = start([failure])
  const result = await lasting.recognise()
  expect(result).toMatchObject({ kind: 'failed', code: expect.stringMatching(/^(?:rate-limited|engine-failed)$/) })
  expect(result).not.toMatchObject({ message: expect.stringContaining('key=') })
  expect(lasting.standIn.calls).toHaveLength(4)
})

const pieceBytes = 8_000_000
let piecesSent = 0
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      piecesSent += 1
      controller.enqueue(new Uint8Array(pieceBytes))
    },
  })
const breaking = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('terminated', { cause: new Error('ECONNRESET') })),
  })

test.each<[string, () => Response]>([
  ['half a response', () => new Response('{"responses": [{"textAnn')],
  ['a response of another shape', () => Response.json({ responses: [{ textAnnotations: 'none' }] })],
  ['responses for two images', () => Response.json({ responses: [found, found] })],
  ['a response that breaks off', () => new Response(breaking())],
  ['a response without end', () => new Response(endless())],
])(
  'does not retry after %s, since the page was charged',
  async (_name, given) => {
    const { standIn, recognise } = start([given, respond(found)])
    expect(await recognise()).toMatchObject({ kind: 'failed', code: 'answer-unusable' })
    expect(standIn.calls).toHaveLength(1)
    expect(piecesSent * pieceBytes).toBeLessThan(100_000_000)
  },
  30_000,
)

test('follows no redirect, which would send the key elsewhere', async () => {
  const requestedPaths: string[] = []
  const server = createServer(({ url }, response) => {
    requestedPaths.push(new URL(url ?? '', 'http://vision').pathname)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const recognition = createGoogleVision(pool, {
    fetch,
    access: { key: visionKey, url: `http://127.0.0.1:${port}` },
    wait: () => Promise.resolve(),
    random: () => 0,
  })
  const result = await recognition.recognise({ image: page, language: 'en' })
  server.close()
  expect(result).toMatchObject({ kind: 'failed', code: 'engine-failed' })
  expect(new Set(requestedPaths)).toEqual(new Set(['/v1/images:annotate']))
})

test('waits as long as Retry-After says, up to a limit', async () => {
  const after = (seconds: string) => () => refuse(429, rate, { 'retry-after': seconds })
  const { standIn, recognise } = start([after('7'), after('3600'), respond(found)])
  expect(await recognise()).toMatchObject({ kind: 'recognised' })
  expect(standIn.waits).toEqual([7, 20])
})

const refusals: [string, () => Response, string][] = [
  [
    'a key restricted to others',
    () => refuse(403, { status: 'PERMISSION_DENIED', message: 'Requests from referer <empty> are blocked.' }),
    'bad-credentials',
  ],
  [
    'a key that is none',
    () => refuse(401, { status: 'UNAUTHENTICATED', message: 'Request had invalid authentication credentials.' }),
    'bad-credentials',
  ],
  [
    'a service that is not enabled',
    () =>
      refuse(403, {
        status: 'PERMISSION_DENIED',
        message: 'Cloud Vision API has not been used in project 1 before',
        details: [{ reason: 'SERVICE_DISABLED' }],
      }),
    'bad-credentials',
  ],
  [
    'missing billing',
    () =>
      refuse(403, {
        status: 'PERMISSION_DENIED',
        message: 'This API method requires billing to be enabled.',
        details: [{ reason: 'BILLING_DISABLED' }],
      }),
    'bad-credentials',
  ],
  [
    'a spent day',
    () => refuse(429, quota('RATE_LIMIT_EXCEEDED', { quota_limit: 'RequestsPerDayPerProject' })),
    'quota-exceeded',
  ],
  [
    'a spent day, in the older shape',
    () =>
      refuse(403, {
        message: 'Daily Limit Exceeded',
        errors: [{ domain: 'usageLimits', reason: 'dailyLimitExceeded' }],
      }),
    'quota-exceeded',
  ],
  ['a body that is too large', () => refuse(413, { message: 'Request Entity Too Large' }), 'image-refused'],
  ['bad image data', respond({ error: { code: 3, message: 'Bad image data.' } }), 'image-refused'],
  [
    'an unknown language',
    respond({ error: { code: 3, message: 'Unsupported language hint: my' } }),
    'unsupported-language',
  ],
  [
    'a call that is not understood',
    () => refuse(400, { status: 'INVALID_ARGUMENT', message: 'Unknown name "images": Cannot find field.' }),
    'engine-failed',
  ],
]
test.each(refusals)('returns %s immediately, without a retry', async (_name, refusal, code) => {
  const { standIn, recognise } = start([refusal])
  expect(await recognise()).toMatchObject({ kind: 'failed', code })
  expect(standIn.calls).toHaveLength(1)
  expect(standIn.waits).toEqual([])
})

test('reports a wrong key without showing any of it', async () => {
  const result = await start([respond(found)], 'another key').recognise()
  expect(result).toMatchObject({ kind: 'failed', code: 'bad-credentials' })
  expect(JSON.stringify(result)).not.toContain('another')
})

test('does not retry a page after a timeout, since it would be charged again', async () => {
  const soon = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon.signal)
  const { standIn, recognise } = start([
    () => {
      soon.abort()
      return Promise.reject(new DOMException('timed out', 'TimeoutError'))
    },
    respond(found),
  ])
  expect(await recognise()).toMatchObject({ kind: 'failed', code: 'timeout', message: expect.stringContaining('60 s') })
  expect(standIn.calls).toHaveLength(1)
  limit.mockRestore()
})

test('does not retry a page whose response exceeds the time limit, since it was charged', async () => {
  const soon = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon.signal)
  const slow = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        soon.abort()
        controller.error(new DOMException('timed out', 'TimeoutError'))
      },
    })
  const { standIn, recognise } = start([() => new Response(slow()), respond(found)])
  const message: unknown = expect.stringContaining('60 s')
  expect(await recognise()).toMatchObject({ kind: 'failed', code: 'answer-unusable', message })
  expect(standIn.calls).toHaveLength(1)
  limit.mockRestore()
})

test.each<[string, CallOutcome<RecognitionReply>]>([
  ['dies', { kind: 'crashed', message: 'out of memory' }],
  ['hangs', { kind: 'timeout', seconds: 60 }],
])('does not retry a charged page when the reader of its response %s', async (_how, end) => {
  const dying: typeof pool = {
    ...pool,
    call: (call, options) => (call.kind === 'read-vision-response' ? Promise.resolve(end) : pool.call(call, options)),
  }
  const { standIn, recognise } = start([respond(found)], visionKey, dying)
  expect(await recognise()).toMatchObject({ kind: 'failed', code: 'answer-unusable' })
  expect(standIn.calls).toHaveLength(1)
})

test.each([
  [403, 'bad-credentials'],
  [413, 'image-refused'],
  [400, 'engine-failed'],
])('does not retry a refusal with status %i whose body is truncated', async (status, code) => {
  const { standIn, recognise } = start([() => new Response(breaking(), { status }), respond(found)])
  expect(await recognise()).toMatchObject({ kind: 'failed', code })
  expect(standIn.calls).toHaveLength(1)
})

test('removes the key from Google’s message', async () => {
  const message = `Permission denied: Consumer 'api_key:${visionKey}' has been suspended.`
  const suspended = () =>
    refuse(403, { status: 'PERMISSION_DENIED', message, details: [{ reason: 'CONSUMER_SUSPENDED' }] })
  const result = await start([suspended]).recognise()
  expect(result).toMatchObject({ code: 'bad-credentials', message: expect.stringContaining('has been suspended') })
  expect(JSON.stringify(result)).not.toContain(visionKey)
})

test('does not send a file that is not an image, and can be cancelled before and during a call', async () => {
  const { standIn, recognise } = start([respond(found)])
  expect(await recognise({ image: new TextEncoder().encode('none') })).toMatchObject({ code: 'not-an-image' })
  expect(await recognise({ signal: AbortSignal.abort() })).toMatchObject({ code: 'cancelled' })
  expect(standIn.calls).toEqual([])
  const during = new AbortController()
  const hanging = start([
    () => {
      during.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    },
  ])
  expect(await hanging.recognise({ signal: during.signal })).toMatchObject({ code: 'cancelled' })
  expect(hanging.standIn.calls).toHaveLength(1)
})
