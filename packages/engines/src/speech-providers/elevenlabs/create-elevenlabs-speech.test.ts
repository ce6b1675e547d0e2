import type { SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MatchCall } from './matching-calls'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { createElevenLabsSpeech } from './create-elevenlabs-speech'
import { matchHere } from './testing/match-here'
import { makeModel, makeVoice, type StandIn, startStandIn } from './testing/start-stand-in'

let provider: StandIn
let waitedMs: number[]
let nowMs: number
let closing: AbortController
let handedOn: MatchCall['kind'][]
beforeEach(async () => {
  handedOn = []
  provider = await startStandIn()
  waitedMs = []
  nowMs = Date.parse('2026-11-22T10:00:00Z')
  closing = new AbortController()
})
afterEach(() => provider.close())

const outside = (more: Partial<CallEnvironment> = {}): CallEnvironment => ({
  fetch: (url, init) => fetch(url, init),
  nowMs: () => nowMs,
  sleep: (milliseconds) => {
    waitedMs.push(milliseconds)
    return Promise.resolve()
  },
  random: () => 0.5,
  closing: closing.signal,
  ...more,
})
const connect = (more: Partial<CallEnvironment> = {}) =>
  createElevenLabsSpeech({ key: provider.key, url: provider.url }, outside(more), matchHere(handedOn))

const request: SpeechRequest = {
  text: 'Hello there, reader.',
  voiceId: 'ada',
  modelId: 'eleven_multilingual_v2',
  voiceSettings: {},
  language: 'en-GB',
}
const speak = (more: Partial<SpeechRequest> = {}, speech = connect()) => speech.speak({ ...request, ...more })
const sent = () => provider.calls.filter(({ path }) => path.includes('/text-to-speech/'))
const asked = (path: string) => provider.calls.filter((call) => call.path === path)
const spoken = (result: SpeechResult) => {
  if (result.kind === 'failed') throw new Error(`${result.code}: ${result.message}`)
  return result
}

describe('the lists', () => {
  test('contain the voices of all pages, with the fields of the port', async () => {
    provider.script.voices = Array.from({ length: 230 }, (_, index) => makeVoice(`v${index}`))
    provider.script.voices[229] = { voice_id: 'last', name: null, labels: null }
    const voices = await connect().voices()
    expect(voices.map(({ voice_id: id }) => id)).toEqual([...Array.from({ length: 229 }, (_, i) => `v${i}`), 'last'])
    expect(voices[0]).toEqual({
      voice_id: 'v0',
      name: 'Voice v0',
      category: 'premade',
      labels: { accent: 'british', gender: 'female', language: 'en' },
      languages: [],
    })
    expect(voices[229]).toEqual({ voice_id: 'last', name: 'last', category: 'premade', labels: {}, languages: [] })
    expect(asked('/v2/voices').map(({ query }) => query)).toEqual([
      { page_size: '100' },
      { page_size: '100', next_page_token: '100' },
      { page_size: '100', next_page_token: '200' },
    ])
  })

  test('contain the speech models, with their limits and features', async () => {
    provider.script.models = [
      makeModel('eleven_multilingual_v2', { maximum_text_length_per_request: null, model_rates: null }),
      makeModel('eleven_flash_v2_5', {
        maximum_text_length_per_request: null,
        model_rates: { character_cost_multiplier: 0.5 },
      }),
      makeModel('eleven_flash_v2', { can_use_style: false }),
      makeModel('eleven_v3', { maximum_text_length_per_request: 5000 }),
      makeModel('eleven_english_sts_v2', { can_do_text_to_speech: false }),
    ]
    const models = await connect().models()
    expect(
      models.map((model) => [
        model.model_id,
        model.maximum_text_length_per_request,
        model.model_rates.character_cost_multiplier,
        model.honours_phoneme_rules,
        model.uses_neighbouring_text,
        model.can_use_style,
      ]),
    ).toEqual([
      ['eleven_multilingual_v2', 10_000, 1, false, true, true],
      ['eleven_flash_v2_5', 40_000, 0.5, false, true, true],
      ['eleven_flash_v2', 10_000, 1, true, true, false],
      ['eleven_v3', 5000, 1, false, false, true],
    ])
  })

  test('are requested once for concurrent callers, cached for a minute, and then requested again', async () => {
    const speech = connect()
    await Promise.all([speech.voices(), speech.voices(), speech.models(), speech.models()])
    nowMs += 59_000
    await Promise.all([speech.voices(), speech.models()])
    expect([asked('/v2/voices').length, asked('/v1/models').length]).toEqual([1, 1])
    nowMs += 2000
    provider.script.voices = [makeVoice('new')]
    expect((await speech.voices()).map(({ voice_id: id }) => id)).toEqual(['new'])
  })

  test('are empty when the provider cannot be reached, and requested again by the next caller', async () => {
    const speech = connect()
    provider.script.responses = [
      { path: '/v2/voices', status: 401, body: { detail: { status: 'invalid_api_key', message: 'Invalid API key' } } },
      { path: '/v1/models', status: 200, body: { models: 'none' } },
    ]
    expect([await speech.voices(), await speech.models()]).toEqual([[], []])
    expect([(await speech.voices()).length, (await speech.models()).length]).toEqual([1, 1])
  })

  test('contain the account’s dictionaries of all pages, without the copies of our own', async () => {
    const make = (index: number) => ({
      id: `d${index}`,
      name: index === 7 ? 'lectern-12-abc' : `Names ${index}`,
      latest_version_id: `d${index}-v3`,
      latest_version_rules_num: index,
    })
    provider.script.dictionaries = Array.from({ length: 120 }, (_, index) => make(index))
    const result = await connect().dictionaries()
    const listed = result.kind === 'listed' ? result.dictionaries : []
    expect(listed).toHaveLength(119)
    expect(listed[119 - 1]).toEqual({ id: 'd119', name: 'Names 119', latestVersionId: 'd119-v3', rules: 119 })
    expect(listed.some(({ id }) => id === 'd7')).toBe(false)
  })

  test('are a failure, not empty, when the dictionaries cannot be requested', async () => {
    provider.script.responses = [
      { path: '/pronunciation-dictionaries', status: 401, body: { detail: 'Invalid API key' } },
    ]
    expect(await connect().dictionaries()).toMatchObject({ kind: 'failed', code: 'bad-credentials' })
  })
})

describe("the provider's account", () => {
  test('has its usage, and the renewal time if the provider returns one', async () => {
    expect(await connect().subscription()).toEqual({ characterCount: 10, characterLimit: 1000 })
    provider.script.subscription = { ...provider.script.subscription, next_character_count_reset_unix: 1_800_000_000 }
    expect(await connect().subscription()).toEqual({
      characterCount: 10,
      characterLimit: 1000,
      resetsAt: 1_800_000_000,
    })
    provider.script.responses = [{ path: '/subscription', status: 403, body: { detail: 'no' } }]
    expect(await connect().subscription()).toBeNull()
  })
})

describe('a text', () => {
  test('becomes audio with a time for each word', async () => {
    const { pcm, sampleRate, words } = spoken(await speak())
    expect(sampleRate).toBe(24_000)
    expect(pcm.length).toBe(24_000)
    expect(pcm[0]).toBe(0x0101)
    expect(words).toEqual([
      { start: 0, end: 5, startTime: 0, endTime: 0.25 },
      { start: 6, end: 12, startTime: 0.3, endTime: 0.55 },
      { start: 13, end: 20, startTime: 0.65, endTime: 0.95 },
    ])
    expect(sent()[0]).toMatchObject({
      path: '/v1/text-to-speech/ada/with-timestamps',
      query: { output_format: 'pcm_24000' },
    })
  })

  test('is sent with its neighbouring texts and settings, and nothing else', async () => {
    await speak()
    await speak({
      previousText: 'Before.',
      nextText: 'After.',
      voiceSettings: { stability: 0.3, similarity_boost: 0.8, style: 0.1, speed: 1.1 },
    })
    expect(sent().map(({ json }) => json)).toEqual([
      { text: request.text, model_id: 'eleven_multilingual_v2' },
      {
        text: request.text,
        model_id: 'eleven_multilingual_v2',
        previous_text: 'Before.',
        next_text: 'After.',
        voice_settings: { stability: 0.3, similarity_boost: 0.8, style: 0.1, speed: 1.1 },
      },
    ])
  })

  test('is sent with only the options that its model supports', async () => {
    provider.script.models = [
      makeModel('eleven_flash_v2_5', { can_use_style: false }),
      makeModel('eleven_v3'),
      makeModel('eleven_tomorrow'),
    ]
    const all = { previousText: 'Before.', voiceSettings: { stability: 0.3, style: 0.4 } }
    const speech = connect()
    await speak({ ...all, modelId: 'eleven_flash_v2_5', language: 'cmn-Hans', text: '你好。' }, speech)
    await speak({ ...all, modelId: 'eleven_flash_v2_5', language: 'cy' }, speech)
    await speak({ ...all, modelId: 'eleven_v3' }, speech)
    await speak({ ...all, modelId: 'eleven_tomorrow' }, speech)
    const rest = { text: '', model_id: '' }
    expect(sent().map(({ json }) => ({ ...json, ...rest }))).toEqual([
      { ...rest, language_code: 'zh', previous_text: 'Before.', voice_settings: { stability: 0.3 } },
      { ...rest, previous_text: 'Before.', voice_settings: { stability: 0.3 } },
      { ...rest, language_code: 'en', voice_settings: { stability: 0.5, style: 0.4 } },
      { ...rest, voice_settings: { stability: 0.3, style: 0.4 } },
    ])
  })

  test('is split at pauses that its model cannot make; silence of exactly that length is inserted', async () => {
    provider.script.models = [makeModel('eleven_multilingual_v2'), makeModel('eleven_v3')]
    const text = 'Wait. <break time="5s" /> Now <break time="1.0s" /> go.'
    const { pcm, words } = spoken(await speak({ text, previousText: 'Before.' }))
    expect(sent().map(({ json }) => json)).toMatchObject([
      { text: 'Wait. ', previous_text: 'Before.', next_text: 'Now   go.' },
      { text: ' Now <break time="1.0s" /> go.', previous_text: 'Wait.' },
    ])
    const [wait, now, go] = words
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Wait.', 'Now', 'go.'])
    expect([wait?.startTime, now?.startTime]).toEqual([0, expect.closeTo(0.3 + 5 + 0.05, 3)])
    expect(go?.endTime).toBeLessThanOrEqual(pcm.length / 24_000)
    const silent = pcm.findIndex((sample) => sample === 0)
    expect(pcm.subarray(silent).findIndex((sample) => sample !== 0)).toBe(5 * 24_000)
    await speak({ text: '<break time="300ms" /> Third.', modelId: 'eleven_v3' })
    expect(sent().at(-1)?.json).toEqual({ text: ' Third.', model_id: 'eleven_v3', language_code: 'en' })
  })

  test('is spoken and timed in brackets, except by a model that reads it as a direction', async () => {
    provider.script.models = [makeModel('eleven_multilingual_v2'), makeModel('eleven_v3')]
    const text = '[softly] Come in [please].'
    const said = async (modelId: string) =>
      spoken(await speak({ text, modelId })).words.map(({ start, end }) => text.slice(start, end))
    expect(await said('eleven_multilingual_v2')).toEqual(['[softly]', 'Come', 'in', '[please].'])
    expect(await said('eleven_v3')).toEqual(['Come', 'in', '.'])
    expect(await speak({ text: '[Laughter.] [Applause]' })).toMatchObject({ kind: 'spoken' })
    expect(await speak({ text: '[whispers]', modelId: 'eleven_v3' })).toMatchObject({ code: 'empty-text' })
  })

  test('is refused without a request when it is empty, too long or for an unknown model', async () => {
    const speech = connect()
    expect(await speak({ text: '<break time="1.0s" /> …' }, speech)).toMatchObject({ code: 'empty-text' })
    expect(await speak({ modelId: 'none' }, speech)).toMatchObject({ code: 'unknown-model' })
    const long = await speak({ text: 'word '.repeat(2001) }, speech)
    expect(long).toMatchObject({ code: 'text-too-long', message: expect.stringContaining('10000') })
    expect(sent()).toEqual([])
  })

  test('is requested at a lower sample rate after the account is refused the higher one', async () => {
    const body = { detail: { status: 'output_format_not_allowed', message: 'Upgrade for pcm_24000' } }
    provider.script.responses = [{ path: '/text-to-speech/', status: 403, body }]
    const speech = connect()
    expect(spoken(await speak({}, speech)).sampleRate).toBe(22_050)
    expect(spoken(await speak({}, speech)).sampleRate).toBe(22_050)
    expect(sent().map(({ query }) => query['output_format'])).toEqual(['pcm_24000', 'pcm_22050', 'pcm_22050'])
  })

  test('keeps its own words when the provider returns other spellings, or no times', async () => {
    const alias = 'Hello Doctor Smith.'
    provider.script.say = () =>
      Array.from(alias).map((text, index) => ({ text, start: index / 10, end: (index + 1) / 10 }))
    const { words } = spoken(await speak({ text: 'Hello Dr Smith.' }))
    expect(words.map(({ start, end, startTime }) => [start, end, startTime])).toEqual([
      [0, 5, 0],
      [6, 8, 0.6],
      [9, 15, 1.3],
    ])
    provider.script.responses = [
      {
        path: '/text-to-speech/',
        body: { audio_base64: Buffer.alloc(48_000).toString('base64'), alignment: null, normalized_alignment: null },
      },
    ]
    const untold = spoken(await speak({ text: 'Hello Dr Smith.' }))
    expect(untold.words.map(({ estimated }) => estimated)).toEqual([true, true, true])
    expect(untold.words.at(-1)?.endTime).toBe(1)
  })
})

describe('dictionaries', () => {
  const own = {
    origin: 'own',
    id: '12',
    versionId: 'abc',
    olderVersionIds: ['older', 'aged', 'recent', ...Array.from({ length: 12 }, (_, index) => String(index))],
    name: 'Names',
    rules: [
      { type: 'alias', string_to_replace: 'Dr', alias: 'Doctor' },
      { type: 'phoneme', string_to_replace: 'Siobhan', phoneme: 'ʃɪˈvɔːn', alphabet: 'ipa' },
    ],
  } as const

  test('are sent as locators; one of our own is uploaded once for each version', async () => {
    const speech = connect()
    const dictionaries = [{ origin: 'provider', id: 'p1', versionId: 'p1-v2' } as const, own]
    await Promise.all([speak({ dictionaries }, speech), speak({ dictionaries }, speech)])
    await speak({ dictionaries: [{ ...own, versionId: 'def' }] }, speech)
    const added = asked('/v1/pronunciation-dictionaries/add-from-rules')
    expect(added.map(({ json }) => json.name)).toEqual(['lectern-12-abc', 'lectern-12-def'])
    expect(added[0]?.json.rules).toEqual(own.rules)
    const locators = sent().map(({ json }) => json.pronunciation_dictionary_locators)
    const both = [
      { pronunciation_dictionary_id: 'p1', version_id: 'p1-v2' },
      { pronunciation_dictionary_id: 'added-0', version_id: 'added-0-v1' },
    ]
    expect(locators).toEqual([both, both, [{ pronunciation_dictionary_id: 'added-1', version_id: 'added-1-v1' }]])
  })

  test('are found again by another process if they are our own', async () => {
    await speak({ dictionaries: [own] })
    await speak({ dictionaries: [own] })
    expect(asked('/v1/pronunciation-dictionaries/add-from-rules')).toHaveLength(1)
    expect(sent()[1]?.json.pronunciation_dictionary_locators).toEqual([
      { pronunciation_dictionary_id: 'added-0', version_id: 'added-0-v1' },
    ])
  })

  test('are uploaded again after our copies were removed from the account', async () => {
    const speech = connect()
    await speak({ dictionaries: [own] }, speech)
    provider.script.dictionaries = []
    const detail = { status: 'pronunciation_dictionary_not_found', message: 'No such dictionary' }
    provider.script.responses = [{ path: '/text-to-speech/', status: 400, body: { detail } }]
    spoken(await speak({ dictionaries: [own] }, speech))
    expect(asked('/v1/pronunciation-dictionaries/add-from-rules')).toHaveLength(2)
    provider.script.responses = [1, 2].map(() => ({ path: '/text-to-speech/', status: 400, body: { detail } }))
    expect(await speak({ dictionaries: [own] }, speech)).toMatchObject({ code: 'text-refused' })
  })

  describe('our copies in the provider’s account', () => {
    const hourAgo = () => nowMs / 1000 - 3600
    const copy = (name: string, more: object = {}) => ({
      id: `id-of-${name}`,
      name,
      latest_version_id: 'v1',
      latest_version_rules_num: 1,
      ...more,
    })
    const putAway = () =>
      provider.script.dictionaries.flatMap(({ name, archived_time_unix: since }) => (since === undefined ? [] : [name]))

    test('are archived after a newer version is uploaded, except those in use or not ours', async () => {
      provider.script.dictionaries = [
        // Another installation on the same account counts its dictionaries from one too.
        copy('lectern-12-of-another-installation'),
        copy('lectern-12-older'),
        copy('lectern-12-aged', { creation_time_unix: hourAgo() - 1 }),
        copy('lectern-12-recent', { creation_time_unix: hourAgo() + 1 }),
        copy('lectern-123-older'),
        copy('Names'),
      ]
      spoken(await speak({ dictionaries: [own] }))
      await expect.poll(putAway).toEqual(['lectern-12-older', 'lectern-12-aged'])
      spoken(await speak({ dictionaries: [own] }))
      expect(provider.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
    })

    test('are kept when they were used within the last hour, however old', async () => {
      const [older, aged] = ['older', 'aged'].map((versionId) => ({ ...own, versionId, olderVersionIds: [] }))
      const speech = connect()
      spoken(await speak({ dictionaries: [aged!, older!] }, speech))
      nowMs += 3_000_000
      spoken(await speak({ dictionaries: [aged!] }, speech))
      nowMs += 3_000_000
      spoken(await speak({ dictionaries: [own] }, speech))
      await expect.poll(putAway).toEqual(['lectern-12-older'])
      nowMs += 3_000_000
      spoken(await speak({ dictionaries: [{ ...own, versionId: 'def' }] }, speech))
      await expect.poll(putAway).toEqual(['lectern-12-aged', 'lectern-12-older'])
    })

    test('are archived ten at a time, and a failure to archive does not stop speech', async () => {
      provider.script.dictionaries = Array.from({ length: 12 }, (_, index) => copy(`lectern-12-${index}`))
      provider.script.responses = [{ path: 'id-of-lectern-12-0', status: 403, body: { detail: 'Not yours.' } }]
      const speech = connect()
      spoken(await speak({ dictionaries: [own] }, speech))
      await expect.poll(() => provider.script.responses).toEqual([])
      expect(putAway()).toEqual([])
      spoken(await speak({ dictionaries: [{ ...own, versionId: 'def' }] }, speech))
      await expect.poll(putAway).toHaveLength(10)
      const { calls } = provider
      spoken(await speak({ dictionaries: [{ ...own, versionId: 'def' }] }, speech))
      expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(11)
    })

    test('are uploaded again if archived, and archived when our dictionary is deleted', async () => {
      provider.script.dictionaries = [copy('lectern-12-abc', { archived_time_unix: 5 }), copy('lectern-123-abc')]
      const speech = connect()
      spoken(await speak({ dictionaries: [own] }, speech))
      expect(sent()[0]?.json.pronunciation_dictionary_locators).toMatchObject([
        { pronunciation_dictionary_id: 'added-2' },
      ])
      provider.script.dictionaries[2]!.creation_time_unix = nowMs / 1000
      await speech.removeDictionary?.('12', ['abc'])
      expect(putAway()).toEqual(['lectern-12-abc', 'lectern-12-abc'])
      provider.script.responses = [{ path: '/v1/pronunciation-dictionaries', status: 401, body: '' }]
      await expect(speech.removeDictionary?.('12', ['abc'])).resolves.toBeUndefined()
    })

    test('are all archived when our dictionary is deleted, but none of another installation’s', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `lectern-12-${index}`)
      provider.script.dictionaries = [copy('lectern-12-of-another-installation'), ...names.map((name) => copy(name))]
      provider.script.responses = [{ path: 'id-of-lectern-12-0', status: 403, body: { detail: 'Not yours.' } }]
      await connect().removeDictionary?.('12', own.olderVersionIds)
      expect(putAway()).toEqual(names.slice(1))
    })
  })

  test('are left out without rules, and more than three are refused without a request', async () => {
    spoken(await speak({ dictionaries: [{ ...own, rules: [] }] }))
    expect(sent()[0]?.json).not.toHaveProperty('pronunciation_dictionary_locators')
    const many = ['a', 'b', 'c', 'd'].map((id) => ({ origin: 'provider', id, versionId: 'v' }) as const)
    expect(await speak({ dictionaries: many })).toMatchObject({
      code: 'text-refused',
      message: expect.stringContaining('Choose fewer'),
    })
    expect(sent()).toHaveLength(1)
  })
})

describe('the sample of a voice', () => {
  const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)])

  test('is fetched from the provider’s address, without the key', async () => {
    provider.script.voices = [makeVoice('ada', { preview_url: `${provider.url}/samples/ada.mp3` })]
    provider.script.responses = [{ path: '/samples/', body: mp3 }]
    const preview = await connect().preview?.('ada')
    expect(preview).toEqual({ kind: 'found', bytes: mp3, contentType: 'audio/mpeg' })
  })

  test('is missing when the voice has none, or its address is not allowed', async () => {
    provider.script.voices = [
      makeVoice('mute'),
      makeVoice('file', { preview_url: 'file:///etc/passwd' }),
      makeVoice('inside', { preview_url: 'http://169.254.169.254/latest' }),
      makeVoice('gone', { preview_url: `${provider.url}/samples/gone.mp3` }),
    ]
    provider.script.responses = [{ path: '/samples/', status: 404 }]
    const speech = connect()
    for (const id of ['mute', 'file', 'inside', 'gone']) {
      expect([id, await speech.preview?.(id)]).toEqual([id, { kind: 'none' }])
    }
    expect(await speech.preview?.('nobody')).toMatchObject({ kind: 'failed', code: 'unknown-voice' })
  })

  test('is refused when it is not audio, or the response is a redirect', async () => {
    provider.script.voices = [makeVoice('ada', { preview_url: `${provider.url}/samples/ada.mp3` })]
    provider.script.responses = [
      { path: '/samples/', body: '<html>' },
      { path: '/samples/', status: 302, headers: { location: `${provider.url}/v1/models` } },
    ]
    const speech = connect()
    expect(await speech.preview?.('ada')).toMatchObject({ kind: 'failed', code: 'engine-failed' })
    expect(await speech.preview?.('ada')).toMatchObject({ kind: 'failed', code: 'engine-failed' })
    expect(asked('/v1/models')).toEqual([])
  })
})

test('decodes long audio in a worker, without blocking other calls, and short audio at once', async () => {
  expect(spoken(await speak()).pcm).toHaveLength(24_000)
  expect(handedOn).toEqual([])
  provider.script.samples = 1_000_000
  const { pcm, words } = spoken(await speak())
  expect(pcm).toHaveLength(1_000_000)
  expect(words.map(({ start }) => start)).toEqual([0, 6, 13])
  expect(handedOn).toEqual(['timed-speech'])
})
