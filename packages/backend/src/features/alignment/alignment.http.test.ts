import { JobAccepted } from '@lectern/contracts'
import { AlignedChapter, Job } from '@lectern/contracts/app'
import { AlignedAudio } from '@lectern/contracts/main'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ForcedAlignment } from '../../ports/index'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { standInEngines } from '../../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { uploadsLeft } from '../../testing/uploads-left'

let server: TestBackend
let cast: Cast
let token: string
const { engines, script } = standInEngines()
const forcedAlignment: { align: ForcedAlignment['align']; isPaid: boolean; version?: string } = {
  align: engines.forcedAlignment.align,
  isPaid: false,
}
beforeAll(async () => {
  server = await startTestBackend({ engines: { ...engines, forcedAlignment } })
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())
beforeEach(() => {
  script.alignedTexts = []
  script.beforeAligning = () => Promise.resolve(null)
})

const respondAsync = { prefer: 'respond-async' }
const readJob = async (id: string) => Job.parse((await server.call('GET', `/api/jobs/${id}`, { token })).body)
const uploads = () => uploadsLeft(server)

describe('aligning a recording with its text', () => {
  const path = '/api/text-to-speech/forced-alignment'
  const recording = (bytes = sampleWav(2), fileName = 'take.wav') => ({ part: 'file', bytes, fileName })
  const align = (fields: Record<string, string>, files = [recording()], headers: Record<string, string> = {}) =>
    server.call('POST', path, { token, form: formOf(fields, files), headers })

  test('returns time and confidence of each word [API-MAIN-007]', async () => {
    const response = await align({ text: 'Mary had one.', enabled_spooled_file: 'false' })
    expect(response.status).toBe(200)
    expect(AlignedAudio.parse(response.body)).toEqual({
      durationSeconds: 10,
      speechNotInText: [],
      textNotSpoken: [],
      words: [
        { word: 'Mary', start: 0, end: 0.25, confidence: 0.9 },
        { word: 'had', start: 0.25, end: 0.5, confidence: 0.9 },
        { word: 'one.', start: 0.5, end: 0.75, confidence: 0.9 },
      ],
    })
  })

  test('returns speech that is not in the text, and text that is not spoken', async () => {
    const { body } = await align({ text: 'Mary [laughs] had' })
    expect(AlignedAudio.parse(body)).toMatchObject({
      words: [{ word: 'Mary' }, { word: 'had' }],
      speechNotInText: [{ start: 9, end: 9.5 }],
      textNotSpoken: [{ start: 5, end: 13 }],
    })
  })

  test('is refused if the recording does not contain the text', async () => {
    const refused = await align({ text: '[12] [13]x' })
    expect(refused).toMatchObject({ status: 422, body: { msg: expect.stringContaining('Nothing of the text') } })
  })

  test('runs once for repeated requests and leaves no upload', async () => {
    const first = await align({ text: 'Only once.' })
    const again = await align({ text: 'Only once.' })
    expect([first.status, again.body]).toEqual([200, first.body])
    await align({ text: 'Only once.', language: 'es' })
    await align({ text: 'Only once.' }, [recording(sampleWav(3))])
    expect(script.alignedTexts).toEqual(['Only once.', 'Only once.', 'Only once.'])
    await expect.poll(uploads).toEqual([])
  })

  test('runs again for another engine, and caches the results of each', async () => {
    await align({ text: 'Whose words?' })
    forcedAlignment.version = 'elevenlabs-1'
    await align({ text: 'Whose words?' })
    await align({ text: 'Whose words?' })
    delete forcedAlignment.version
    await align({ text: 'Whose words?' })
    expect(script.alignedTexts).toEqual(['Whose words?', 'Whose words?'])
  })

  test('becomes a job if the client prefers that', async () => {
    const { status, body } = await align({ text: 'In the background.' }, [recording()], respondAsync)
    expect(status).toBe(202)
    const { jobId } = JobAccepted.parse(body)
    await expect.poll(async () => (await readJob(jobId)).state).toBe('succeeded')
    expect(await readJob(jobId)).toMatchObject({ kind: 'align', result: { words: [{ word: 'In' }, {}, {}] } })
  })

  test('is retried when the engine crashes, and fails with its reason otherwise', async () => {
    let deaths = 0
    script.beforeAligning = () => Promise.resolve(deaths++ === 0 ? 'engine-failed' : null)
    expect(await align({ text: 'Killed once.' })).toMatchObject({ status: 200, body: { words: [{}, {}] } })
    expect(deaths).toBe(2)
    const refusals = [
      ['no-speech', 422, 'no-audio'],
      ['too-long', 413, 'too-large'],
      ['not-installed', 501, 'not-available'],
      ['quota-exceeded', 402, 'budget-spent'],
      ['bad-credentials', 502, 'provider-refused'],
      ['answer-unusable', 502, 'provider-refused'],
    ] as const
    for (const [failure, status, code] of refusals) {
      let tries = 0
      script.beforeAligning = () => Promise.resolve(tries++ === 0 ? failure : null)
      expect(await align({ text: `Refused: ${failure}.` })).toMatchObject({ status, body: { code } })
    }
    await expect.poll(uploads).toEqual([])
  }, 30_000)

  test('is refused with the invalid field', async () => {
    const cases: [Promise<{ status: number; body: unknown }>, number, object][] = [
      [align({}), 422, { field: 'text' }],
      [align({ text: '… — …' }), 422, { code: 'no-text', field: 'text' }],
      [align({ text: 'No file.' }, []), 422, { field: 'file' }],
      [align({ text: 'Empty file.' }, [recording(Buffer.alloc(0))]), 422, { field: 'file' }],
      [align({ text: 'No recording.' }, [recording(Buffer.from('no sound'))]), 422, { code: 'no-audio' }],
      [align({ text: 'Odd.', language: 'not a language' }), 422, { field: 'language' }],
      [align({ text: 'Odd.', enabled_spooled_file: 'perhaps' }), 422, { field: 'enabled_spooled_file' }],
      [align({ text: 'Two.' }, [recording(), recording()]), 413, { code: 'too-large' }],
      [server.call('POST', path, { token, json: { text: 'No form.' } }), 400, { code: 'unreadable-request' }],
    ]
    for (const [response, status, body] of cases) expect(await response).toMatchObject({ status, body })
    await expect.poll(uploads).toEqual([])
  })

  test('is allowed to authors of any domain and to no one else [API-MAIN-007]', async () => {
    const form = () => formOf({ text: 'Mine.' }, [recording()])
    const statuses = await askAsEach(server, cast, 'POST', path, { form: form() })
    expect(statuses).toEqual({ anonymous: 401, student: 403, otherAuthor: 200, outsider: 200 })
  })
})

describe('aligning the words of a chapter', () => {
  const path = '/api/text-to-speech/align-from-chapter'
  let book: TestBook
  beforeEach(async () => {
    book = await makeTestBook(server, token, [['One', 'word.'], null])
    await giveTrack(sampleWav(2))
  })
  const giveTrack = (bytes: Uint8Array) =>
    server.call('POST', `/chapters/${book.chapterId}/audio/upload`, {
      token,
      form: formOf({ variation: 'en' }, [{ part: 'file', bytes, fileName: 'track.wav' }]),
    })
  const request = (texts: string[], more: object = {}) => ({
    chapterVariationId: book.chapterVariationId,
    enabled_spooled_file: false,
    bookId: book.bookId,
    editor: null,
    pageData: texts.map((text, index) => ({ pageVariationId: book.pages[index]?.variationId, text })),
    ...more,
  })
  const align = (texts: string[], more: object = {}, headers: Record<string, string> = {}) =>
    server.call('POST', path, { token, json: request(texts, more), headers })
  const words = async () =>
    (await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body

  test('returns times with the page of each word, which are used from then on [API-APP-009 API-SPEECH-005]', async () => {
    const response = await align(['One word.', 'Another page'])
    expect(response.status).toBe(200)
    const [first, second] = book.pages.map((page) => page.variationId)
    const { words: aligned, audioFileName } = AlignedChapter.parse(response.body)
    expect(aligned).toEqual([
      { word: 'One', start: 0, end: 0.25, pageVariationId: first, confidence: 0.9 },
      { word: 'word.', start: 0.25, end: 0.5, pageVariationId: first, confidence: 0.9 },
      { word: 'Another', start: 0.5, end: 0.75, pageVariationId: second, confidence: 0.9 },
      { word: 'page', start: 0.75, end: 1, pageVariationId: second, confidence: 0.9 },
    ])
    expect(await words()).toEqual({ words: aligned })
    expect(audioFileName).toMatch(/\.wav$/)
  })

  test('returns unspoken text with its page, and speech beside the text', async () => {
    const { body } = await align(['One word.', 'Another [12]'])
    expect(AlignedChapter.parse(body)).toMatchObject({
      words: [{ word: 'One' }, { word: 'word.' }, { word: 'Another' }],
      speechNotInText: [{ start: 9, end: 9.5 }],
      textNotSpoken: [{ pageVariationId: book.pages[1]?.variationId, start: 8, end: 12 }],
    })
  })

  test('returns jobs from before unspoken text was stored', async () => {
    const { body } = await align(['An old job.'], {}, respondAsync)
    const { jobId } = JobAccepted.parse(body)
    await expect.poll(async () => (await readJob(jobId)).state).toBe('succeeded')
    await server.database.execute(
      `update jobs set result = (result::jsonb - 'speechNotInText' - 'textNotSpoken')::json where id = '${jobId}'`,
    )
    expect(await readJob(jobId)).toMatchObject({
      result: { words: [{}, {}, {}], speechNotInText: [], textNotSpoken: [] },
    })
  })

  test('leaves the rects unchanged, because clients assign the times', async () => {
    const rects = () => server.call('GET', `/api/page-variation?id=${book.pages[0]?.variationId}`, { token })
    const before = (await rects()).body
    await align(['One word.'])
    expect((await rects()).body).toEqual(before)
  })

  test('is refused if the track has changed meanwhile', async () => {
    script.beforeAligning = async () => {
      await giveTrack(sampleWav(3))
      return null
    }
    expect(await align(['Too late.'])).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await words()).toEqual({ words: [] })
  })

  test('becomes a job if the client prefers that', async () => {
    const { jobId } = JobAccepted.parse((await align(['One word.'], {}, respondAsync)).body)
    await expect.poll(async () => (await readJob(jobId)).state).toBe('succeeded')
    expect(await readJob(jobId)).toMatchObject({ kind: 'align', result: { words: [{}, {}] } })
  })

  test('is refused with the invalid field; the flag is read as enabled_spooled_file [API-SPEECH-006]', async () => {
    const silent = await makeTestBook(server, token, [['One']])
    const cases: [object, number, object][] = [
      [{ bookId: silent.bookId }, 422, { field: 'bookId' }],
      [{ pageData: [] }, 422, { field: 'pageData' }],
      [{ pageData: [{ pageVariationId: book.pages[0]?.variationId, text: ' … ' }] }, 422, { code: 'no-text' }],
      [
        { pageData: [{ pageVariationId: silent.pages[0]?.variationId, text: 'Foreign.' }] },
        422,
        {
          field: 'pageData.0.pageVariationId',
        },
      ],
      [
        { pageData: book.pages.map((page) => ({ pageVariationId: page.variationId, text: 'a'.repeat(200_001) })) },
        413,
        { code: 'too-large', field: 'pageData' },
      ],
      [{ enabled_spooled_file: 'perhaps' }, 422, { field: 'enabled_spooled_file' }],
      [
        {
          chapterVariationId: silent.chapterVariationId,
          bookId: silent.bookId,
          pageData: [{ pageVariationId: silent.pages[0]?.variationId, text: 'No track.' }],
        },
        422,
        { code: 'no-audio' },
      ],
      [{ chapterVariationId: 999_999 }, 404, { code: 'not-found' }],
    ]
    for (const [more, status, body] of cases) expect(await align(['One word.'], more)).toMatchObject({ status, body })
  })

  test('is allowed only to the authors of the book', async () => {
    const json = request(['One word.'])
    expect(await askAsEach(server, cast, 'POST', path, { json })).toEqual({
      anonymous: 401,
      student: 403,
      otherAuthor: 404,
      outsider: 404,
    })
  })
})

test('a form refused during its upload gets a response, and its connection stays usable', async () => {
  const refused = await server.signIn('refused@example.org')
  for (let turn = 0; turn < 5; turn += 1) {
    const form = new FormData()
    form.set('text', 'one\0two')
    form.set('file', new Blob([new Uint8Array(8_000_000)]), 'take.mp3')
    const response = await server.call('POST', '/api/text-to-speech/forced-alignment', { token: refused, form })
    expect(response).toMatchObject({ status: 422, body: { field: 'text' } })
  }
})
