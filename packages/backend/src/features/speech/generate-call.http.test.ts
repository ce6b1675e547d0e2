import { SpeechGenerated } from '@lectern/contracts/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SpeechRequest as SpokenRequest } from '../../ports/index'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
let spoken: SpokenRequest[] = []
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
  server.script.beforeSpeaking = (request) => {
    spoken.push(request)
    return Promise.resolve()
  }
})
afterAll(() => server.stop())

const voiceSettings = { stability: 0.4, similarity_boost: 0.7, style: 0.1, speed: 1.1 }
const segment = (text: string, more: object = {}) => ({
  text,
  voiceId: 'ada',
  modelId: 'plain',
  voiceSettings,
  ...more,
})

/** A body with every field that the specification names. */
function fullRequest(texts: string[]) {
  return {
    voiceId: 'ada',
    pages: [{ pageVariationId: first(book.pages).variationId, textSegments: texts.map((text) => segment(text)) }],
    chapterId: book.chapterId,
    selectedLanguage: 'en',
    modelId: 'plain',
    voiceSettings,
    variation: 'en',
  }
}
const generate = async (json: unknown, as = token) => {
  spoken = []
  return server.call('POST', '/api/text-to-speech/stream', { token: as, json })
}

describe('the route that generates speech', () => {
  test('accepts each field that the specification names and applies it [API-SPEECH-001]', async () => {
    const request = fullRequest(['Hello there.'])
    const own = { voiceId: 'luz', voiceSettings: { stability: 1, similarity_boost: 0, style: 0, speed: 0.7 } }
    const [page] = request.pages
    const pages = [{ ...page, textSegments: [...(page?.textSegments ?? []), segment('And here.', own)] }]
    const response = await generate({ ...request, pages, pronunciationDictionaries: [] })
    expect(response.status).toBe(200)
    // Several sentences are spoken simultaneously, in any order.
    expect(spoken.toSorted((a, b) => b.text.localeCompare(a.text))).toMatchObject([
      { text: 'Hello there.', voiceId: 'ada', modelId: 'plain', language: 'en', voiceSettings },
      { text: 'And here.', voiceId: 'luz', modelId: 'plain', language: 'en', voiceSettings: own.voiceSettings },
    ])
    const words = await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })
    expect(Object(words.body).words.map(({ pageVariationId }: { pageVariationId: number }) => pageVariationId)).toEqual(
      Array.from({ length: 4 }, () => page?.pageVariationId),
    )
    const chapter = await server.call('GET', `/chapters/${book.chapterId}`, { token })
    const { voiceSettings: stored } = Object(chapter.body).variations[0]
    expect(JSON.parse(stored)).toEqual({
      voiceId: 'ada',
      modelId: 'plain',
      voiceSettings: JSON.stringify(voiceSettings),
    })
  })

  test.each(['voiceId', 'pages', 'chapterId', 'modelId', 'voiceSettings', 'variation'])(
    'requires %s and names the field if it is missing or has the wrong type [API-SPEECH-001]',
    async (field) => {
      const request: Record<string, unknown> = fullRequest(['Never said.'])
      for (const json of [
        { ...request, [field]: undefined },
        { ...request, [field]: false },
      ]) {
        expect(await generate(json)).toMatchObject({ status: 422, body: { field } })
      }
      expect(spoken).toEqual([])
    },
  )

  test("takes the editor's language as that of the variation, or none [API-SPEECH-001]", async () => {
    const { selectedLanguage: _language, ...request } = fullRequest(['Without a language.'])
    expect((await generate(request)).status).toBe(200)
    expect(spoken).toMatchObject([{ language: 'en' }])
    const wrong = await generate({ ...request, selectedLanguage: 'no language' })
    expect(wrong).toMatchObject({ status: 422, body: { field: 'selectedLanguage' } })
  })

  test('works without dictionaries and refuses an unknown one [API-SPEECH-002]', async () => {
    const request = fullRequest(['Plainly spoken.'])
    expect(Object.keys(request)).not.toContain('pronunciationDictionaries')
    expect((await generate(request)).status).toBe(200)
    for (const pronunciationDictionaries of [['d1'], ['1', '2', '3', '4'], 'd1', [1]]) {
      const response = await generate({ ...request, pronunciationDictionaries })
      expect(response).toMatchObject({
        status: 422,
        body: { field: expect.stringMatching(/^pronunciationDictionaries/) },
      })
      expect(spoken).toEqual([])
    }
  })

  test('returns the link of the track, which plays [API-SPEECH-003]', async () => {
    const { audioLink } = SpeechGenerated.parse((await generate(fullRequest(['Here is the link.']))).body)
    const track = await fetch(server.url + audioLink)
    expect([track.status, track.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  })

  test('returns the failure without a link and changes nothing [API-SPEECH-003]', async () => {
    const { audioLink } = SpeechGenerated.parse((await generate(fullRequest(['This one stays.']))).body)
    server.script.failingTexts.set('It fails here.', 'quota-exceeded')
    const failed = await generate(fullRequest(['It fails here.']))
    expect(failed).toMatchObject({
      status: 402,
      body: { code: 'budget-spent', msg: expect.stringContaining('failed') },
    })
    expect(failed.text).not.toContain('audioLink')
    const audio = await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })
    expect(audio.body).toEqual({ audio_link: audioLink })
  })

  test('is allowed only to authors of the book [API-SPEECH-003]', async () => {
    const json = fullRequest(['Not yours.'])
    const student = await server.signIn('student@example.org', 'student')
    const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
    expect((await server.call('POST', '/api/text-to-speech/stream', { json })).status).toBe(401)
    expect((await generate(json, student)).status).toBe(403)
    expect((await generate(json, outsider)).status).toBe(404)
    expect((await generate({ ...json, chapterId: 999_999 })).status).toBe(404)
    expect(spoken).toEqual([])
  })
})
