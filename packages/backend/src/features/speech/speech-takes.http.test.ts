import { JobAccepted } from '@lectern/contracts'
import { Job, QuizSpeech, SpeechGenerated, SpeechTake } from '@lectern/contracts/app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SpeechRequest as SpokenRequest } from '../../ports/index'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend({ speechBudget: 280 })
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())
beforeEach(async () => {
  book = await makeTestBook(server, token, [null, null])
  server.script.spokenTexts = []
  server.script.beforeSpeaking = () => Promise.resolve()
})

const respondAsync = { prefer: 'respond-async' }
const used = async () => Object((await server.call('GET', '/api/speech/subscription', { token })).body).character_count

describe('the cost of speech', () => {
  const path = '/api/text-to-speech/cost'
  const count = (text: string, more: object = {}) =>
    server.call('POST', path, { token, json: { ...speechRequest(text, book), ...more } })
  const missing = (...texts: string[]) => texts.map((text) => ({ pageVariationId: book.pages[0]?.variationId, text }))

  test('counts the sentences that are not stored, once each, and sends nothing to the voice', async () => {
    const [one, two] = ['The first 👩 of them.', 'The second.']
    const before = await used()
    expect(await count(`${one} ${two} ${one}`)).toMatchObject({
      status: 200,
      body: { characters: Array.from(one).length + two.length, unspoken: missing(one, two, one) },
    })
    expect([server.script.spokenTexts, await used()]).toEqual([[], before])
    await server.call('POST', '/api/text-to-speech/targeted-text', { token, json: speechRequest(two, book) })
    const { body } = await count(`${one} ${two} ${one}`)
    expect(body).toMatchObject({ characters: Array.from(one).length, unspoken: missing(one, one) })
    expect(new Set(Object(body).unspoken.map(({ sound }: { sound: string }) => sound)).size).toBe(1)
  })

  test('is what the voice is then sent, context included, if the model uses the neighbouring text', async () => {
    for (const model of server.script.models) Object.assign(model, { uses_neighbouring_text: true })
    try {
      const speak = (text: string) =>
        server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest(text, book) })
      await speak('Alpha one. Beta two. Gamma three. Delta four.')
      const changed = 'Alpha one. Beta two. Gamma new. Delta four.'
      const before = await used()
      const { body } = await count(changed)
      expect(Object(body).unspoken).toMatchObject(missing('Beta two.', 'Gamma new.', 'Delta four.'))
      const spoken = SpeechGenerated.parse((await speak(changed)).body)
      expect([spoken.characters, (await used()) - before]).toEqual([Object(body).characters, Object(body).characters])
    } finally {
      for (const model of server.script.models) Object.assign(model, { uses_neighbouring_text: false })
    }
  })

  test('is counted only for the authors of the book', async () => {
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'POST', path, { json: speechRequest('Mine.', book) })).toEqual(statuses)
  })
})

describe('a part of a chapter', () => {
  const path = '/api/text-to-speech/targeted-text'
  const speak = (text: string, more: object = {}, headers: Record<string, string> = {}) =>
    server.call('POST', path, { token, json: { ...speechRequest(text, book), ...more }, headers })

  test('is spoken into its own recording with the times of its words [API-APP-005]', async () => {
    const response = await speak('Once more. With feeling!', { previousText: 'Before.', nextText: 'After.' })
    expect(response.status).toBe(200)
    const { audioLink, words, durationSeconds, characters } = SpeechTake.parse(response.body)
    expect([durationSeconds, characters]).toEqual([1.35, 'Once more.With feeling!'.length])
    expect(words.map(({ word, start, pageVariationId }) => [word, start, pageVariationId])).toEqual(
      [
        ['Once', 0],
        ['more.', 0.25],
        ['With', 0.85],
        ['feeling!', 1.1],
      ].map((entry) => [...entry, book.pages[0]?.variationId]),
    )
    const recording = await fetch(server.url + audioLink)
    expect([recording.status, recording.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  })

  test('sends the voice the text before and after, and is not charged for it [API-APP-005]', async () => {
    const heard: SpokenRequest[] = []
    const before = await used()
    server.script.beforeSpeaking = (request) => {
      heard.push(request)
      return Promise.resolve()
    }
    await speak('Here now. There then.', { previousText: 'Before it.', nextText: 'After it.' })
    // Several sentences are spoken simultaneously, in any order.
    expect(heard.toSorted((a, b) => a.text.localeCompare(b.text))).toMatchObject([
      { text: 'Here now.', previousText: 'Before it.', nextText: 'There then.' },
      { text: 'There then.', previousText: 'Here now.', nextText: 'After it.' },
    ])
    expect((await used()) - before).toBe('Here now.There then.'.length)
  })

  test("leaves the chapter's track and words unchanged", async () => {
    await server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest('The chapter.', book) })
    const state = async () => [
      (await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body,
      (await server.call('GET', `/books/${book.bookId}/chapters`, { token })).body,
    ]
    const before = await state()
    await speak('Another take.')
    expect(await state()).toEqual(before)
  })

  test('becomes a job if the client prefers that', async () => {
    const { jobId } = JobAccepted.parse((await speak('Later.', { audioFormat: 'mp3' }, respondAsync)).body)
    const readJob = async () => Job.parse((await server.call('GET', `/api/jobs/${jobId}`, { token })).body)
    await expect.poll(async () => (await readJob()).state).toBe('succeeded')
    expect(await readJob()).toMatchObject({
      kind: 'speak-text',
      result: { audioFileName: expect.stringMatching(/\.mp3$/), words: [{ word: 'Later.' }] },
    })
  })

  test('is refused before anything is sent if the budget is too small', async () => {
    const before = await used()
    expect(await speak(`${'long '.repeat(35)}text. ${'More '.repeat(20)}text.`)).toMatchObject({
      status: 402,
      body: { code: 'budget-spent' },
    })
    expect([server.script.spokenTexts, await used()]).toEqual([[], before])
  })

  test('is spoken by the first voice instead of an unknown one, which the response names', async () => {
    const { body } = await speak('Hello.', { voiceId: 'nobody' })
    const replacement = { field: 'voiceId', requested: 'nobody', used: 'ada' }
    expect(SpeechTake.parse(body).replacements).toEqual([replacement])
  })

  test('is refused with the invalid field', async () => {
    const cases: [object, number, object][] = [
      [{ pages: [] }, 422, { field: 'pages' }],
      [{ previousText: 5 }, 422, { field: 'previousText' }],
      [{ chapterId: 999_999 }, 404, { code: 'not-found' }],
    ]
    for (const [more, status, body] of cases) expect(await speak('Hello.', more)).toMatchObject({ status, body })
    expect(await speak(' … ')).toMatchObject({ status: 422, body: { code: 'no-text' } })
  })

  test('is spoken only for the authors of the book', async () => {
    const json = speechRequest('Mine.', book)
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'POST', path, { json })).toEqual(statuses)
    expect(server.script.spokenTexts).toEqual([])
  })
})

describe('the text of a quiz', () => {
  const path = '/api/text-to-speech/quiz'
  const speak = (json: object, headers: Record<string, string> = {}) =>
    server.call('POST', path, { token, json, headers })
  const request = (text: string, voiceSettings: object = {}) => ({ text, bookId: book.bookId, voiceSettings })

  test("is spoken by the first voice of the book's language, as an MP3 that needs no token [API-APP-011]", async () => {
    const response = await speak(request('What is the capital of Peru?', { stability: 0.4 }))
    expect(response.status).toBe(200)
    const { audioLink, voiceId, modelId, characters } = QuizSpeech.parse(response.body)
    expect([voiceId, modelId, characters]).toEqual(['ada', 'plain', 28])
    const recording = await fetch(server.url + audioLink)
    expect([recording.status, recording.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(audioLink).not.toContain('?')
  })

  test('of the glossary is spoken in its own language, without a book', async () => {
    const response = await speak({ text: 'Un ave de la noche.', language: 'es', voiceSettings: {} })
    expect(response.status).toBe(200)
    expect(QuizSpeech.parse(response.body).voiceId).toBe('luz')
  })

  test('is charged once and spoken by the named voice [API-APP-011]', async () => {
    const before = await used()
    const first = QuizSpeech.parse((await speak(request('Lima?', { voiceId: 'luz', modelId: 'plain' }))).body)
    const again = QuizSpeech.parse((await speak(request('Lima?', { voiceId: 'luz', modelId: 'plain' }))).body)
    expect([first.voiceId, first.characters, again.characters]).toEqual(['luz', 5, 0])
    expect([again.audioLink, (await used()) - before]).toEqual([first.audioLink, 5])
  })

  test('is spoken by the first voice and model instead of unknown ones, which the response names', async () => {
    const recording = QuizSpeech.parse((await speak(request('Hm?', { voiceId: 'nobody', modelId: 'nothing' }))).body)
    expect(recording).toMatchObject({ voiceId: 'ada', modelId: 'plain' })
    expect(recording.replacements).toEqual([
      { field: 'voiceId', requested: 'nobody', used: 'ada' },
      { field: 'modelId', requested: 'nothing', used: 'plain' },
    ])
  })

  test('becomes a job if the client prefers that', async () => {
    const { jobId } = JobAccepted.parse((await speak(request('Quito?'), respondAsync)).body)
    const readJob = async () => Job.parse((await server.call('GET', `/api/jobs/${jobId}`, { token })).body)
    await expect.poll(async () => (await readJob()).state).toBe('succeeded')
    expect(await readJob()).toMatchObject({ kind: 'speak-text', result: { voiceId: 'ada' } })
  })

  test('is refused with the invalid field', async () => {
    const cases: [object, number, object][] = [
      [request(''), 422, { field: 'text' }],
      [request(' … '), 422, { code: 'no-text' }],
      [request('Hm?', { speed: 9 }), 422, { field: 'voiceSettings.speed' }],
      [{ text: 'Hm?', bookId: book.bookId }, 422, { field: 'voiceSettings' }],
      [{ ...request('Hm?'), bookId: 999_999 }, 404, { code: 'not-found' }],
      [request(`${'long '.repeat(35)}text. ${'More '.repeat(20)}text.`), 402, { code: 'budget-spent' }],
    ]
    for (const [json, status, body] of cases) expect(await speak(json)).toMatchObject({ status, body })
    expect(server.script.spokenTexts).toEqual([])
  })

  test('is spoken only for the authors of the book', async () => {
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'POST', path, { json: request('Mine?') })).toEqual(statuses)
  })
})
