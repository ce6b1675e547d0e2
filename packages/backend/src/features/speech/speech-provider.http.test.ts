import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SpeechFailure, SpeechPreview } from '../../ports/index'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { standInEngines } from '../../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const { engines, script } = standInEngines()
const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(61)])
let previews: string[] = []
let preview: SpeechPreview

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  const ownPreview = (voiceId: string) => {
    previews.push(voiceId)
    return Promise.resolve(preview)
  }
  server = await startTestBackend({
    engines: { ...engines, speech: { ...engines.speech, preview: ownPreview } },
    speechBudget: 1000,
    limits: { calls: null, speech: null },
  })
})
afterAll(() => server.stop())
let domains = 0
beforeEach(async () => {
  token = await server.signIn(`author${++domains}@example.org`, 'user', await server.addDomain())
  book = await makeTestBook(server, token, [null])
  script.failingTexts.clear()
  script.spokenTexts = []
  script.subscription = null
  previews = []
})

describe('a failure of the provider', () => {
  test.each([
    ['quota-exceeded', 402, 'budget-spent'],
    ['bad-credentials', 502, 'provider-refused'],
    ['answer-unusable', 502, 'provider-refused'],
    ['rate-limited', 503, 'provider-busy'],
    ['text-refused', 422, 'invalid-field'],
    ['text-too-long', 422, 'invalid-field'],
    ['unknown-voice', 422, 'unknown-voice'],
    ['unknown-model', 422, 'unknown-model'],
    ['not-installed', 501, 'not-available'],
  ] as const)(
    '%s responds with %i, a code and its own message, and signs no one out',
    async (failure: SpeechFailure, status, code) => {
      const text = `It ends with ${failure}.`
      script.failingTexts.set(text, failure)
      const response = await server.call('POST', '/api/text-to-speech/stream', {
        token,
        json: speechRequest(text, book),
      })
      expect(response).toMatchObject({ status, body: { code, msg: `The voice failed at "${text}".` } })
      expect((await server.call('GET', '/api/speech/voices', { token })).status).toBe(200)
    },
    60_000,
  )

  test('is not charged to a domain', async () => {
    script.failingTexts.set('Refused.', 'bad-credentials')
    await server.call('POST', '/api/text-to-speech/stream', { token, json: speechRequest('Refused.', book) })
    const { body } = await server.call('GET', '/api/speech/subscription', { token })
    expect(body).toMatchObject({ character_count: 0 })
  })
})

describe('the subscription', () => {
  const subscription = async () => (await server.call('GET', '/api/speech/subscription', { token })).body

  test("is the domain's budget, unless less is left of the provider's own account [API-SPEECH-009]", async () => {
    const own = { character_count: 0, character_limit: 1000, next_character_count_reset_unix: expect.any(Number) }
    expect(await subscription()).toEqual(own)
    script.subscription = { characterCount: 5000, characterLimit: 90_000, resetsAt: 1_800_000_000 }
    expect(await subscription()).toEqual(own)
    script.subscription = { characterCount: 89_500, characterLimit: 90_000, resetsAt: 1_800_000_000 }
    expect(await subscription()).toEqual({
      character_count: 89_500,
      character_limit: 90_000,
      next_character_count_reset_unix: 1_800_000_000,
    })
    script.subscription = { characterCount: 90_001, characterLimit: 90_000 }
    expect(await subscription()).toEqual({ character_count: 90_001, character_limit: 90_000 })
  })
})

describe("the provider's own recording of a voice", () => {
  const hear = (voiceId: string) => server.call('GET', `/api/speech/voices/${voiceId}/preview`)

  test('is fetched once, stored, and served by this server without speaking anything [API-SPEECH-013]', async () => {
    preview = { kind: 'found', bytes: mp3, contentType: 'audio/mpeg' }
    const heard = await Promise.all([hear('ada'), hear('ada'), hear('ada')])
    expect(heard.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      heard.map(() => [200, 'audio/mpeg']),
    )
    expect((await hear('ada')).text).toMatch(/^ID3/)
    expect([previews, script.spokenTexts]).toEqual([['ada'], []])
  })

  test('reports a missing recording, and a failed download is retried', async () => {
    preview = { kind: 'none' }
    expect(await hear('luz')).toMatchObject({ status: 404, body: { msg: expect.stringContaining('Luz') } })
    preview = { kind: 'failed', code: 'engine-failed', message: 'Try again.' }
    expect(await hear('luz')).toMatchObject({ status: 502, body: { msg: expect.stringContaining('Try again.') } })
    preview = { kind: 'found', bytes: mp3, contentType: 'audio/wav' }
    expect((await hear('luz')).headers.get('content-type')).toBe('audio/wav')
  })
})
