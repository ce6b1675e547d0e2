import { Model, Voice } from '@lectern/contracts/speech'
import { allRoutes } from '@lectern/contracts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
beforeEach(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
})
afterEach(() => server.stop())

const get = (path: string, token: string | undefined = author) =>
  server.call('GET', path, token === undefined ? {} : { token })
const Voices = z.object({ voices: z.array(Voice) })
const voices = async () => Voices.parse((await get('/api/speech/voices')).body).voices
const models = async () => z.array(Model).parse((await get('/api/speech/models')).body)

const calls = [
  '/api/speech/subscription',
  '/api/speech/models',
  '/api/speech/voices',
  '/api/speech/pronunciation-dictionaries',
]

describe('the speech provider behind this server', () => {
  test('returns its voices in an object with its own field names [API-SPEECH-011]', async () => {
    const response = await get('/api/speech/voices')
    expect([response.status, Object.keys(Object(response.body))]).toEqual([200, ['voices']])
    expect(response.body).toMatchObject({
      voices: [
        { voice_id: 'ada', name: 'Ada', category: 'premade', labels: { accent: 'british', language: 'en' } },
        { voice_id: 'luz', name: 'Luz', category: 'premade', labels: { language: 'es' } },
      ],
    })
  })

  test('returns its models in a list with its own field names [API-SPEECH-010]', async () => {
    const response = await get('/api/speech/models')
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject([
      {
        model_id: 'plain',
        name: 'Plain',
        description: 'Says every word in a quarter of a second',
        languages: [{ language_id: 'en', name: 'English' }],
        can_use_style: true,
        price_modifier: 1,
        honours_phoneme_rules: false,
        uses_neighbouring_text: false,
      },
    ])
  })

  test('returns its pronunciation dictionaries in an object, none today [API-SPEECH-012]', async () => {
    expect(await get('/api/speech/pronunciation-dictionaries')).toMatchObject({
      status: 200,
      body: { pronunciation_dictionaries: [] },
    })
  })

  test('is requested every time, so that changes are visible immediately [API-SPEECH-014]', async () => {
    expect((await voices()).map(({ voice_id: id }) => id)).toEqual(['ada', 'luz'])
    expect((await models()).map(({ model_id: id }) => id)).toEqual(['plain'])
    const [voice, model] = [server.script.voices[0], server.script.models[0]]
    if (!voice || !model) throw new Error('the stand-in has no voice or no model')
    server.script.voices = [{ ...voice, voice_id: 'robin', name: 'Robin', languages: [], labels: {} }]
    server.script.models = [
      { ...model, model_id: 'newer', can_use_style: false, model_rates: { character_cost_multiplier: 0.5 } },
      model,
    ]
    expect(await voices()).toMatchObject([{ voice_id: 'robin', name: 'Robin', labels: {} }])
    expect(await models()).toMatchObject([
      { model_id: 'newer', price_modifier: 0.5, can_use_style: false },
      { model_id: 'plain', can_use_style: true },
    ])
    expect((await get('/api/speech/voices/ada/preview')).status).toBe(404)
    server.script.voices = []
    expect(await voices()).toEqual([])
  })

  test('has four routes of the product, which need no key of the provider [API-SPEECH-015]', async () => {
    for (const path of calls) {
      const { status, text } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect([path, text]).toEqual([path, expect.not.stringMatching(/api[-_]?key|xi-api|secret/i)])
    }
    const inContract = allRoutes.filter(({ backend }) => backend === 'speech').map(({ path }) => path)
    expect(calls.filter((path) => !inContract.includes(path))).toEqual([])
    for (const { preview_url: preview } of await voices()) expect(preview).toMatch(/^\/api\/speech\/voices\//)
  })

  test.each(calls)('returns %s to authors only', async (path) => {
    const student = await server.signIn('student@example.org', 'student')
    const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await get(path, student)).status).toBe(403)
    expect((await get(path, outsider)).status).toBe(200)
  })
})
