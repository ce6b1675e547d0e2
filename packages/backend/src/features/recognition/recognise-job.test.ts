import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { TextDetections, TextRecognitionFailure, TextRecognitionResult } from '../../ports/index'
import { memoryStore } from '../../testing/memory-store'
import { recogniseJob } from './recognise-job'

const vertices = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 30 },
  { x: 10, y: 30 },
]
const boundingPoly = { vertices }

function detect(text: string): TextDetections {
  const property = { detectedBreak: { type: 'LINE_BREAK' } }
  const symbols = Array.from(text, (letter, index) => ({
    text: letter,
    boundingBox: boundingPoly,
    ...(index === text.length - 1 ? { property } : {}),
  }))
  const words = [{ boundingBox: boundingPoly, confidence: 0.75, symbols }]
  const block = { blockType: 'TEXT', boundingBox: boundingPoly, paragraphs: [{ boundingBox: boundingPoly, words }] }
  return {
    textAnnotations: [
      { locale: 'en', description: text, boundingPoly },
      { description: text, boundingPoly },
    ],
    fullTextAnnotation: { pages: [{ width: 100, height: 100, blocks: [block] }], text: `${text}\n` },
  }
}

/** Starts a job for this many pages; page 3, or every page, may be made to fail. */
async function start(
  pages: number,
  options: {
    concurrency?: number
    failure?: TextRecognitionFailure
    everyPage?: boolean
    otherPages?: TextRecognitionFailure
    version?: string
    /** The process dies at this page, once. */
    dieAt?: number
  } = {},
) {
  const { concurrency = 1, failure, everyPage = false, otherPages, version = '1', dieAt } = options
  const objects = memoryStore()
  const asked: string[] = []
  const reports: string[] = []
  let running = 0
  let most = 0
  let hasDied = false
  const job = recogniseJob({
    objects,
    sent: { begin: async () => true, end: async () => {} },
    textRecognition: {
      concurrency,
      isPaid: false,
      version,
      languages: () => Promise.resolve(['en']),
      async recognise({ image }): Promise<TextRecognitionResult> {
        const text = Buffer.from(image).toString()
        asked.push(text)
        if (text === `page${dieAt}` && !hasDied) {
          hasDied = true
          throw new Error('The process died.')
        }
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        if (failure && (everyPage || text === 'page3')) return { kind: 'failed', code: failure, message: 'It failed.' }
        if (otherPages) return { kind: 'failed', code: otherPages, message: 'Another failed.' }
        return { kind: 'recognised', detections: detect(text), confidence: 0.75, width: 100, height: 100 }
      },
    },
  })
  const images = Array.from({ length: pages }, (_, index) => ({
    pageId: index + 1,
    pageVariationId: index + 101,
    pageNumber: index + 1,
    imageKey: `page${index + 1}`,
    language: 'en',
  }))
  for (const { imageKey } of images) await objects.put(imageKey, Buffer.from(imageKey), 'image/webp')
  const run = () =>
    job.run({
      id: 'job',
      lease: { id: 'job', token: 'token' },
      payload: { images, problems: [] },
      userId: 1,
      bookId: 1,
      isLastAttempt: false,
      signal: new AbortController().signal,
      log: pino({ level: 'silent' }),
      report: ({ done, total }) => reports.push(`${done}/${total}`),
      storeResult: () => Promise.resolve(),
    })
  const present = async () => Object(await job.present(await run(), Object.create(null)))
  return { run, present, asked, reports, peakConcurrency: () => most }
}

test.each([1, 4, 12])(
  '%i pages are recognised in parallel if the engine allows, and progress rises page by page',
  async (concurrency) => {
    const { run, reports, peakConcurrency } = await start(8, { concurrency })
    await run()
    expect(peakConcurrency()).toBe(Math.min(8, concurrency))
    expect(reports).toEqual(Array.from({ length: 9 }, (_, done) => `${done}/8`))
  },
)

test('a failed page is reported and the others go on', async () => {
  const { present, asked } = await start(5, { failure: 'timeout' })
  const { ocrResults, problems } = await present()
  expect(ocrResults.map(({ pageId }: { pageId: number }) => pageId)).toEqual([1, 2, 4, 5])
  expect(problems).toEqual([{ file: 'Page 3', page: 3, code: 'timeout', message: 'It failed.' }])
  expect(asked).toHaveLength(5)
})

test('a recognition of 300 pages that dies at page 200 keeps 199, and goes on with page 200', async () => {
  const { run, present, asked } = await start(300, { dieAt: 200 })
  await expect(run()).rejects.toThrow('died')
  expect(asked).toHaveLength(200)
  const { ocrResults } = await present()
  expect(ocrResults.map(({ pageId }: { pageId: number }) => pageId)).toEqual(
    Array.from({ length: 300 }, (_, at) => at + 1),
  )
  expect(asked.slice(200)).toEqual(Array.from({ length: 101 }, (_, at) => `page${at + 200}`))
})

test.each(['bad-credentials', 'quota-exceeded'] as const)(
  'after %s no further page is sent, and each is reported',
  async (failure) => {
    const { present, asked } = await start(6, { failure })
    const { ocrResults, problems } = await present()
    expect(asked).toEqual(['page1', 'page2', 'page3'])
    expect(ocrResults).toHaveLength(2)
    expect(problems.map(({ page, code }: { page: number; code: string }) => [page, code])).toEqual(
      [3, 4, 5, 6].map((page) => [page, failure]),
    )
  },
)

test.each([
  ['bad-credentials', 'provider-refused'],
  ['answer-unusable', 'provider-refused'],
  ['rate-limited', 'provider-busy'],
  ['quota-exceeded', 'budget-spent'],
  ['not-installed', 'not-available'],
  ['timeout', 'engine-failed'],
] as const)('if every page fails with %s, the job fails with %s', async (failure, code) => {
  const { run } = await start(2, { failure, everyPage: true })
  await expect(run()).rejects.toMatchObject({ code, message: 'It failed.' })
})

test.each([
  ['answer-unusable', 'provider-refused'],
  ['bad-credentials', 'provider-refused'],
  ['quota-exceeded', 'budget-spent'],
  ['not-installed', 'not-available'],
] as const)('a page that fails with %s ends the job, even after temporary failures', async (failure, code) => {
  const { run } = await start(4, { failure, otherPages: 'timeout' })
  await expect(run()).rejects.toMatchObject({ code, message: 'It failed.' })
})

test('a result of many pages has breaks on words and no letters, one of few pages has everything', async () => {
  const few = await (await start(20)).present()
  expect(few.ocrResults[0].detections).toEqual(detect('page1'))
  const many = await (await start(21)).present()
  expect(many.ocrResults).toHaveLength(21)
  expect(many.ocrResults[20]).toMatchObject({
    pageId: 21,
    confidence: 0.75,
    detections: {
      textAnnotations: [{}, { description: 'page21', detectedBreak: { type: 'LINE_BREAK' }, confidence: 0.75 }],
      fullTextAnnotation: { text: 'page21\n' },
    },
  })
  expect(many.ocrResults[20].detections.fullTextAnnotation).not.toHaveProperty('pages')
})
