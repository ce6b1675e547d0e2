import { SpeechGenerated } from '@lectern/contracts/app'
import { readWavHeader } from '@lectern/core/audio'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { sampleMp3 } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend({ speechBudget: 100 })
})
afterAll(() => server.stop())
let domains = 0
beforeEach(async () => {
  // Each test has its own domain, and so an unused budget.
  token = await server.signIn(`author${++domains}@example.org`, 'user', await server.addDomain())
  book = await makeTestBook(server, token, [null, null])
  server.script.spokenTexts = []
})

const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: { stability: 0.4, speed: 1.1 } }
function request(texts: string[], extra: object = {}): unknown {
  const pages = texts.map((text, index) => ({
    pageVariationId: book.pages[index]?.variationId,
    textSegments: text === '' ? [] : [{ text, ...voice }],
  }))
  return { ...voice, chapterId: book.chapterId, variation: 'en', selectedLanguage: 'en', pages, ...extra }
}
const speak = (texts: string[], extra: object = {}) =>
  server.call('POST', '/api/text-to-speech/stream', { token, json: request(texts, extra) })
const words = async () =>
  Object((await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body).words

describe('speaking a chapter', () => {
  test('makes one track and returns time and page of every word [API-APP-004 API-APP-006 API-SPEECH-003]', async () => {
    const response = await speak(['Hello there. Good morning!', 'Second page.'])
    expect(response.status).toBe(200)
    const { audioLink, durationSeconds, characters } = SpeechGenerated.parse(response.body)
    expect(characters).toBe('Hello there.Good morning!Second page.'.length)
    // Six words of 0.25 s, 0.35 s between sentences, 0.8 s between pages.
    expect(durationSeconds).toBe(2.65)
    const [first, second] = book.pages.map((page) => page.variationId)
    expect(await words()).toEqual([
      { word: 'Hello', start: 0, end: 0.25, pageVariationId: first },
      { word: 'there.', start: 0.25, end: 0.5, pageVariationId: first },
      { word: 'Good', start: 0.85, end: 1.1, pageVariationId: first },
      { word: 'morning!', start: 1.1, end: 1.35, pageVariationId: first },
      { word: 'Second', start: 2.15, end: 2.4, pageVariationId: second },
      { word: 'page.', start: 2.4, end: 2.65, pageVariationId: second },
    ])
    const track = await fetch(server.url + audioLink)
    expect(track.headers.get('content-type')).toBe('audio/wav')
    const header = readWavHeader(new Uint8Array(await track.arrayBuffer()))
    expect(header).toMatchObject({
      kind: 'ok',
      sampleRate: 8000,
      channelCount: 1,
      durationSeconds: 2.65,
      isTruncated: false,
    })
  })

  test('stores track and voice in the chapter variation [API-APP-024]', async () => {
    const { audioLink } = SpeechGenerated.parse((await speak(['Hello.'])).body)
    const audio = await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })
    expect(audio.body).toEqual({ audio_link: audioLink })
    const { body } = await server.call('GET', `/books/${book.bookId}/chapters`, { token })
    const [variation] = Object(body)[0].variations
    expect(variation).toMatchObject({ audio: audioLink, durationSeconds: 0.25 })
    const settings = JSON.parse(variation.voiceSettings)
    expect(settings).toMatchObject({ voiceId: 'ada', modelId: 'plain' })
    expect(JSON.parse(settings.voiceSettings)).toEqual(voice.voiceSettings)
  })

  test('sends only text that was not spoken before with the same voice and settings', async () => {
    await speak(['Hello there. Good morning!'])
    server.script.spokenTexts = []
    const again = SpeechGenerated.parse((await speak(['Hello there. Good evening!'])).body)
    expect(server.script.spokenTexts).toEqual(['Good evening!'])
    expect(again.characters).toBe('Good evening!'.length)
    server.script.spokenTexts = []
    await speak(['Hello there.'], { voiceSettings: {} })
    expect(server.script.spokenTexts).toEqual([])
  })

  test('deletes the replaced track', async () => {
    const before = SpeechGenerated.parse((await speak(['Old.'])).body)
    await speak(['New.'])
    expect((await server.call('GET', before.audioLink)).status).toBe(404)
  })

  test('leaves out pages without text, and is refused if no page has any', async () => {
    expect((await speak(['', 'Only here.'])).status).toBe(200)
    expect(new Set((await words()).map((word: { pageVariationId: number }) => word.pageVariationId))).toEqual(
      new Set([book.pages[1]?.variationId]),
    )
    for (const texts of [['', ''], ['  '], ['… — *']]) {
      expect(await speak(texts)).toMatchObject({ status: 422, body: { code: 'no-text', field: 'pages' } })
    }
  })

  test('makes an MP3 on request', async () => {
    const { audioFileName } = SpeechGenerated.parse((await speak(['Hello.'], { audioFormat: 'mp3' })).body)
    expect(audioFileName).toMatch(/^[0-9a-f]{40}\.mp3$/)
    expect(await words()).toHaveLength(1)
  })

  test('speaks with the first voice of the language and the first model instead of unknown ones', async () => {
    const unknown = { voiceId: 'nobody', modelId: 'eleven_multilingual_v2' }
    const pages = [
      {
        pageVariationId: book.pages[0]?.variationId,
        textSegments: [
          { ...voice, ...unknown, text: 'Nobody knows.' },
          { ...voice, text: 'Ada does.' },
        ],
      },
    ]
    const response = await speak([], { ...unknown, pages })
    expect(response.status).toBe(200)
    expect(SpeechGenerated.parse(response.body).replacements).toEqual([
      { field: 'voiceId', requested: 'nobody', used: 'ada' },
      { field: 'modelId', requested: 'eleven_multilingual_v2', used: 'plain' },
    ])
    expect(server.script.spokenTexts.toSorted()).toEqual(['Ada does.', 'Nobody knows.'])
    expect(Object((await speak(['Known.'])).body)).not.toHaveProperty('replacements')
  })

  test('keeps the requested voice and model in the chapter when the provider lacks them', async () => {
    const unknown = { voiceId: 'nobody', modelId: 'eleven_multilingual_v2' }
    await speak(['Nobody knows.'], unknown)
    const { body } = await server.call('GET', `/books/${book.bookId}/chapters`, { token })
    expect(JSON.parse(Object(body)[0].variations[0].voiceSettings)).toMatchObject(unknown)
  })

  test('refuses unknown pages and languages with the invalid field', async () => {
    const cases: [object, string][] = [
      [{ variation: 'fr' }, 'variation'],
      [{ pronunciationDictionaries: ['d1'] }, 'pronunciationDictionaries'],
      [{ pages: [{ pageVariationId: 1, textSegments: [] }] }, 'pages.0.pageVariationId'],
      [{ voiceSettings: { speed: 2 } }, 'voiceSettings.speed'],
    ]
    for (const [extra, field] of cases) {
      const response = await speak(['Hello.'], extra)
      expect([response.status, Object(response.body).field]).toEqual([422, field])
    }
  })
})

describe('the budget', () => {
  const usage = async () => (await server.call('GET', '/api/speech/subscription', { token })).body

  test('is charged for the characters sent, and returned with limit and reset [API-SPEECH-009]', async () => {
    expect(await usage()).toMatchObject({ character_count: 0, character_limit: 100 })
    await speak(['Count me.'])
    await speak(['Count me.'])
    expect(await usage()).toMatchObject({ character_count: 9 })
    const reset = new Date(1000 * Object(await usage()).next_character_count_reset_unix)
    expect([reset.getUTCDate(), reset.getUTCHours(), reset > new Date()]).toEqual([1, 0, true])
  })

  test('refuses text that exceeds it before anything is sent', async () => {
    const response = await speak([
      'This text is simply too long for it. And so is the next one, which it cannot hold. Nor can it hold this.',
    ])
    expect(response).toMatchObject({ status: 402, body: { code: 'budget-spent' } })
    expect(server.script.spokenTexts).toEqual([])
    expect(await usage()).toMatchObject({ character_count: 0 })
  })

  test('is never exceeded, however many requests arrive simultaneously', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `Sentence ${index + 10}.`)
    const responses = await Promise.all(texts.map((text) => speak([text])))
    const sent = server.script.spokenTexts.join('').length
    expect(sent).toBeLessThanOrEqual(100)
    expect(await usage()).toMatchObject({ character_count: sent })
    expect(responses.filter((response) => response.status === 200)).toHaveLength(8)
    expect(responses.filter((response) => response.status === 402)).toHaveLength(22)
  })

  test('gets the reservation of a failed job back', async () => {
    server.script.failingTexts.set('It fails here.', 'quota-exceeded')
    await speak(['Said. It fails here.'])
    expect(await usage()).toMatchObject({ character_count: 'Said.'.length })
    server.script.failingTexts.clear()
  })
})

describe('the track of a chapter', () => {
  const name = (audioFileName: string) =>
    server.call('PUT', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token, json: { audioFileName } })

  test('may be set to a track of the same book and to nothing else [API-APP-022]', async () => {
    const trackName = async () => {
      const { body } = await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })
      return new URL(Object(body).audio_link, server.url).pathname.split('/').at(-1)
    }
    const { audioFileName: generated } = SpeechGenerated.parse((await speak(['Hello there.'])).body)
    const uploaded = 'uploaded.mp3'
    const path = `/api/upload/${book.bookId}/presigned-url-audio?fileName=${uploaded}`
    const { url } = Object((await server.call('POST', path, { token })).body)
    const body = new Uint8Array(sampleMp3(50))
    await fetch(server.url + url, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body })
    expect(await trackName()).toBe(generated)
    expect(await name(uploaded)).toMatchObject({ status: 200, body: { success: true } })
    expect(await trackName()).toBe(uploaded)
    for (const wrong of ['missing.wav', '../secret', 'a/b.wav', '..']) {
      expect(await name(wrong)).toMatchObject({ status: 422, body: { field: 'audioFileName' } })
    }
    expect(await trackName()).toBe(uploaded)
  })
})

describe('a voice', () => {
  test('has a sample that needs no token and is spoken once [API-SPEECH-013]', async () => {
    const { body } = await server.call('GET', '/api/speech/voices', { token })
    const url = Object(body).voices[1].preview_url
    const [one, two] = [
      await server.call('GET', url),
      await server.call('GET', url, { headers: { range: 'bytes=0-3' } }),
    ]
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    expect([two.status, two.text]).toEqual([206, 'RIFF'])
    expect(server.script.spokenTexts).toEqual(['Todo libro tiene una voz. Esta podría ser la tuya.'])
    expect((await server.call('GET', '/api/speech/voices/nobody/preview')).status).toBe(404)
  })

  test('has a sample that is spoken once for any number of simultaneous requests', async () => {
    const path = '/api/speech/voices/ada/preview'
    const responses = await Promise.all(Array.from({ length: 8 }, () => server.call('GET', path)))
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(server.script.spokenTexts).toHaveLength(1)
  })
})
