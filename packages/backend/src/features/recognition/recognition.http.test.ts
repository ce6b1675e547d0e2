import { OcrResults } from '@lectern/contracts/app'
import { fromGoogleVision } from '@lectern/core/page-layout'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TextRecognition, TextRecognitionFailure } from '../../ports/index'
import { makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { createLogger } from '../../platform/logging/create-logger'
import { standInEngines } from '../../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let stand: ReturnType<typeof standInEngines>
/** The failure of the recogniser. */
let failure: TextRecognitionFailure | null = null
const engineWords = 'VipsJpeg: premature end of JPEG image'
const logged: string[] = []
let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  const { engines } = (stand = standInEngines())
  const { textRecognition } = engines
  const recogniseOrFail: TextRecognition['recognise'] = (request) =>
    failure
      ? Promise.resolve({ kind: 'failed', code: failure, message: 'Refused.', cause: engineWords })
      : textRecognition.recognise(request)
  server = await startTestBackend({
    logger: createLogger('error', { write: (line) => void logged.push(line) }),
    engines: { ...engines, textRecognition: { ...textRecognition, recognise: recogniseOrFail } },
  })
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null, null])
})
afterAll(() => server.stop())
beforeEach(() => {
  stand.script.recognisedLanguages = []
})

const recognise = (images: unknown[], extra: object = {}) =>
  server.call('POST', '/api/text-ocr', { token, json: { images, ...extra } })
const image = (page: number, link?: string) => ({
  pageId: book.pages[page]?.pageId,
  pageVariationId: book.pages[page]?.variationId,
  ...(link === undefined ? {} : { image: link }),
})

describe('recognition', () => {
  test.each([
    ['quota-exceeded', 402, 'budget-spent'],
    ['bad-credentials', 502, 'provider-refused'],
    ['not-installed', 501, 'not-available'],
  ] as const)('that fails with %s responds with %i and its message', async (code, status, expectedCode) => {
    failure = code
    const response = await recognise([image(0)], { language: 'fr' })
    failure = null
    expect(response).toMatchObject({ status, body: { code: expectedCode, msg: 'Refused.' } })
  })

  test("keeps the engine's own words out of responses and jobs, and logs them", async () => {
    failure = 'not-installed'
    logged.length = 0
    const response = await recognise([image(0)], { language: 'de' })
    failure = null
    expect(response).toMatchObject({ status: 501, body: { msg: 'Refused.' } })
    expect(response.text).not.toContain('Vips')
    expect(logged.join('')).toContain(engineWords)
  })

  test('returns the words of each page in the requested order [API-APP-002]', async () => {
    const response = await recognise([image(1), image(0)], { language: 'es' })
    expect(response.status).toBe(200)
    const { ocrResults, problems } = OcrResults.parse(response.body)
    expect(problems).toBeUndefined()
    const [one, two] = book.pages
    expect(ocrResults).toMatchObject([
      { pageId: two?.pageId, pageVariationId: two?.variationId },
      { pageId: one?.pageId, pageVariationId: one?.variationId },
    ])
    const ids = book.pages.flatMap(({ pageId, variationId }) => [pageId, variationId])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ocrResults[0]?.detections.textAnnotations.map((word) => word.description)).toEqual([
      'image',
      'of',
      'book.pdf',
      'page',
      '2',
    ])
    expect(ocrResults[0]).toMatchObject({ confidence: 0.9, seconds: expect.any(Number) })
    expect(stand.script.recognisedLanguages).toEqual(['es', 'es'])
  })

  test('accepts the stored image, a link to it or image data, and takes the language from the page [API-APP-029]', async () => {
    const page = await server.call('GET', `/pages/${book.pages[0]?.pageId}`, { token })
    const link = String(Object(page.body).variations[0].pageImageLink)
    const inline = Buffer.from('image of something sent along').toString('base64')
    for (const sent of [link, `http://reader.test${link}`, inline, `data:image/webp;base64,${inline}`]) {
      const response = await recognise([image(0, sent)], { kind: 'word' })
      expect([sent, response.status]).toEqual([sent, 200])
      expect(Object.keys(Object(response.body).ocrResults[0].detections)).toEqual([
        'textAnnotations',
        'fullTextAnnotation',
      ])
    }
    expect(new Set(stand.script.recognisedLanguages)).toEqual(new Set(['en']))
  })

  test('runs once for the same image and language', async () => {
    await recognise([image(0)], { language: 'fr' })
    await recognise([image(0), image(0)], { language: 'fr' })
    expect(stand.script.recognisedLanguages).toEqual(['fr'])
  })

  test('reports a failed page and goes on with the others', async () => {
    const own = await makeTestBook(server, token, [])
    const form = pagesForm('en', [
      { name: 'unreadable.pdf', pages: [null] },
      { name: 'good.pdf', pages: [null] },
    ])
    const imported = await server.call('POST', `/chapters/${own.chapterId}/pages/upload`, { token, form })
    const images = Object(imported.body).pages.map((page: { pageId: number; variations: { id: number }[] }) => ({
      pageId: page.pageId,
      pageVariationId: page.variations[0]?.id,
    }))
    const { ocrResults, problems } = OcrResults.parse((await recognise(images)).body)
    expect(ocrResults.map((result) => result.pageId)).toEqual([images[1].pageId])
    expect(problems).toEqual([{ file: 'Page 1', page: 1, code: 'timeout', message: 'This page took too long.' }])
  })

  test('refuses links to elsewhere, invalid images and mismatched pages', async () => {
    const other = await makeTestBook(server, await server.signIn('other@example.org'), [null])
    const links = [
      'https://example.org/image.png',
      'http://169.254.169.254/objects',
      '/objects/../secret',
      `/objects/${other.bookId}/pages/x.webp`,
      'file:///etc/passwd',
      '%%%',
    ]
    for (const link of links) {
      const response = await recognise([image(0, link)])
      expect([link, response.status, Object(response.body).field]).toEqual([link, 422, 'images.0.image'])
    }
    expect((await recognise([image(0, Buffer.from('no image at all').toString('base64'))])).status).toBe(422)
    expect((await recognise([{ ...image(0), pageId: book.pages[1]?.pageId }])).body).toMatchObject({
      field: 'images.0.pageId',
    })
  })
})

describe('a recogniser that returns words without a full text', () => {
  const boxed = (description: string, index: number) => {
    const [x, y] = [index * 100, 20]
    const vertices = [
      { x, y },
      { x: x + 90, y },
      { x: x + 90, y: y + 30 },
      { x, y: y + 30 },
    ]
    return { description, boundingPoly: { vertices } }
  }
  const words = ['An', 'owl', 'sees', 'us'].map(boxed)
  const buildDetections = (text: string) => ({
    textAnnotations: [{ ...boxed(text, 0), locale: 'en' }, ...words],
    fullTextAnnotation: { pages: [], text: '' },
  })
  const ask = async (text: string) => {
    stand.script.detections = buildDetections(text)
    // An image of its own, so that it is not cached.
    const response = await recognise([image(0, Buffer.from(`image of ${text}`).toString('base64'))])
    stand.script.detections = null
    expect(response.status).toBe(200)
    const { ocrResults } = OcrResults.parse(response.body)
    const [result] = ocrResults
    if (!result) throw new Error('nothing was recognised')
    return result
  }

  test('gets its breaks from the text of the whole page, which is reported as an issue [API-APP-029]', async () => {
    const result = await ask('An owl\nsees us')
    expect(result.detections).toMatchObject({ fullTextAnnotation: { text: '' } })
    expect(result.detections.textAnnotations.map((found) => found['detectedBreak'])).toEqual([
      undefined,
      { type: 'SPACE' },
      { type: 'EOL_SURE_SPACE' },
      { type: 'SPACE' },
      undefined,
    ])
    expect(result.issues).toMatchObject([{ code: 'breaks-recovered', message: expect.stringContaining('3 were read') }])
    const rects = fromGoogleVision(result.detections, result).words
    expect(rects.map(({ word, detectedBreak }) => [word, detectedBreak?.type])).toEqual([
      ['An', 'SPACE'],
      ['owl', 'EOL_SURE_SPACE'],
      ['sees', 'SPACE'],
      ['us', undefined],
    ])
  })

  test('gets no breaks from a page text without spaces', async () => {
    const result = await ask('Anowlseesus')
    expect(result.detections.textAnnotations.some((found) => 'detectedBreak' in found)).toBe(false)
    expect(result.issues).toBeUndefined()
  })
})

describe('an uploaded image', () => {
  const folder = () => join(server.dataFolder, 'objects/recognition-uploads')
  const left = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const inline = (text: string) => Buffer.from(`image of ${text}`).toString('base64')

  test('is stored only until it is recognised, for any number of simultaneous requests', async () => {
    const responses = await Promise.all(['a cat', 'a cat', 'a dog'].map((text) => recognise([image(0, inline(text))])))
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
    await expect.poll(left).toEqual([])
  })

  test('is not stored if the request is refused because of another image', async () => {
    expect((await recognise([image(0, inline('a bird')), image(1, '%%%')])).status).toBe(422)
    expect(left()).toEqual([])
  })

  test('left by a dead process is deleted at a start, but a new one stays', async () => {
    mkdirSync(folder(), { recursive: true })
    for (const name of ['old.bin', 'needed.bin', 'young.bin']) writeFileSync(join(folder(), name), 'image')
    const hoursAgo = Date.now() / 1000 - 2 * 3600
    for (const name of ['old.bin', 'needed.bin']) utimesSync(join(folder(), name), hoursAgo, hoursAgo)
    await server.database.execute(`insert into jobs (id, kind, key, payload, state, run_at) values (gen_random_uuid(),
      'recognise', 'x', '{"images": [{"imageKey": "recognition-uploads/needed.bin"}]}', 'queued', now() + interval '1 hour')`)
    await (await server.startAnother()).stop()
    expect(left().toSorted()).toEqual(['needed.bin', 'young.bin'])
  })
})

describe('a word', () => {
  const judge = (json: object) => server.call('POST', '/api/validate-word', { token, json })

  test('is valid if the dictionary contains it lower-cased or as written [API-APP-020]', async () => {
    expect((await judge({ word: 'price', lang: 'en' })).body).toEqual({
      isValid: true,
      response: 'known',
      validatedWord: 'price',
    })
    expect((await judge({ word: 'angeles', lang: 'en' })).body).toMatchObject({ isValid: false, validatedWord: null })
    expect((await judge({ word: 'angeles', lang: 'en', written: 'Angeles' })).body).toMatchObject({
      isValid: true,
      validatedWord: 'Angeles',
    })
  })

  test('is refused with the dictionary to install if its language has none', async () => {
    expect(await judge({ word: 'preis', lang: 'de' })).toMatchObject({
      status: 422,
      body: { code: 'invalid-field', field: 'lang', msg: 'There is no dictionary of "de". Install dictionary-de.' },
    })
  })
})
