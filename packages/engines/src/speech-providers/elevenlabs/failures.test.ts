import type { SpeechResult } from '@lectern/backend/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { createElevenLabsSpeech } from './create-elevenlabs-speech'
import { matchHere } from './testing/match-here'
import { type ScriptedResponse, type StandIn, startStandIn } from './testing/start-stand-in'

let provider: StandIn
let waitedMs: number[]
let closing: AbortController
beforeEach(async () => {
  provider = await startStandIn()
  waitedMs = []
  closing = new AbortController()
})
afterEach(() => provider.close())

const start = (more: Partial<CallEnvironment> = {}, url = provider.url) =>
  createElevenLabsSpeech(
    { key: provider.key, url },
    {
      fetch: (address, init) => fetch(address, init),
      nowMs: () => Date.parse('2026-11-22T10:00:00Z'),
      sleep: (milliseconds) => {
        waitedMs.push(milliseconds)
        return Promise.resolve()
      },
      random: () => 0.5,
      closing: closing.signal,
      ...more,
    },
    matchHere(),
  )

function speak(speech = start(), signal?: AbortSignal): Promise<SpeechResult> {
  const request = { text: 'Hello there.', voiceId: 'ada', modelId: 'eleven_multilingual_v2', voiceSettings: {} }
  return speech.speak({ ...request, language: 'en', ...(signal ? { signal } : {}) })
}
const sent = () => provider.calls.filter(({ path }) => path.includes('/text-to-speech/')).length
const fails = (response: Omit<ScriptedResponse, 'path'>, times = 1): void => {
  provider.script.responses = Array.from({ length: times }, () => ({ path: '/text-to-speech/', ...response }))
}
const detail = (status: string, message: string) => ({ detail: { status, message } })

describe('a failure of the provider gets its own error code', () => {
  test.each([
    ['quota, an object', 401, detail('quota_exceeded', 'You have 12 credits, 36 are required.'), 'quota-exceeded'],
    [
      'quota, newer',
      401,
      { detail: { type: 'authentication_error', code: 'quota_exceeded', message: 'Spent.' } },
      'quota-exceeded',
    ],
    ['quota, a text', 401, { detail: 'This request exceeds your quota of 10000.' }, 'quota-exceeded'],
    ['quota, its own status', 402, { detail: { code: 'payment_required', message: 'Pay.' } }, 'quota-exceeded'],
    ['the key, an object', 401, detail('invalid_api_key', 'Invalid API key'), 'bad-credentials'],
    [
      'the key, newer',
      401,
      { detail: { type: 'authentication_error', code: 'invalid_api_key', message: 'No.' } },
      'bad-credentials',
    ],
    ['the key, a text', 401, { detail: 'Invalid API key' }, 'bad-credentials'],
    ['the key, empty', 401, '', 'bad-credentials'],
    ['a key without the right', 401, detail('missing_permissions', 'text_to_speech is missing'), 'bad-credentials'],
    ['a free account misused', 401, detail('detected_unusual_activity', 'Unusual activity.'), 'bad-credentials'],
    [
      'the text, validation',
      422,
      { detail: [{ loc: ['body', 'voice_settings', 'speed'], msg: 'too fast', type: 'less_than' }] },
      'text-refused',
    ],
    ['the text, an object', 400, detail('content_policy_violation', 'Not this.'), 'text-refused'],
    ['too long, an object', 400, detail('max_character_limit_exceeded', '627 of 333.'), 'text-too-long'],
    [
      'too long, validation',
      422,
      { detail: [{ loc: ['body', 'text'], msg: 'long', type: 'string_too_long' }] },
      'text-too-long',
    ],
    ['the voice, an object', 404, detail('voice_not_found', 'No voice.'), 'unknown-voice'],
    ['the voice, an older word', 400, detail('invalid_uid', 'An invalid ID.'), 'unknown-voice'],
    [
      'the model, newer',
      400,
      { detail: { type: 'not_found', code: 'model_not_found', message: 'No model.' } },
      'unknown-model',
    ],
    [
      'the model, by its parameter',
      422,
      { detail: { code: 'invalid_parameters', message: 'No.', param: 'model_id' } },
      'unknown-model',
    ],
    ['a failure of the provider’s own', 500, '<html>Internal Server Error</html>', 'engine-failed'],
    ['a gateway', 504, '', 'timeout'],
    ['nothing known', 418, { error: { message: 'I am a teapot' } }, 'engine-failed'],
  ])('%s', async (_what, status, body, code) => {
    fails({ status, body })
    const result = await speak()
    expect(result).toMatchObject({ kind: 'failed', code })
    const { message } = result as Extract<SpeechResult, { kind: 'failed' }>
    expect(message).toMatch(/^[A-Z].*[.)"”]$/)
    expect(message).not.toMatch(/object Object|undefined|<html>/)
    expect([sent(), waitedMs]).toEqual([1, []])
  })

  test('has a message with the field and the provider’s text, and never the key', async () => {
    const said = { loc: ['body', 'voice_settings', 'speed'], msg: `not with ${provider.key}`, type: 'value_error' }
    fails({ status: 422, body: { detail: [said, { msg: 'and so on' }] } })
    expect(await speak()).toMatchObject({
      message: expect.stringContaining('"body.voice_settings.speed: not with …; and so on"'),
    })
  })

  test('is found in a response that is not JSON, of another shape, or truncated', async () => {
    const speech = start()
    const odd = Buffer.alloc(4801).toString('base64')
    for (const response of [
      { body: 'OK' },
      { body: { audio: 'none' } },
      { ends: 'amid-response' as const },
      { ends: 'before-response' as const },
      { body: { audio_base64: odd } },
      { body: { audio_base64: '' } },
      { body: { audio_base64: odd.slice(0, -5) } },
    ]) {
      fails(response)
      const code = response.ends === 'before-response' ? 'engine-failed' : 'answer-unusable'
      expect([response, await speak(speech)]).toMatchObject([response, { kind: 'failed', code }])
    }
    provider.script.samples = 100
    expect(await speak(speech)).toMatchObject({
      code: 'answer-unusable',
      message: expect.stringContaining('cut short'),
    })
    expect([sent(), waitedMs]).toEqual([8, []])
  })

  test('becomes the result of the text when the list of models fails', async () => {
    provider.script.responses = [
      { path: '/v1/models', status: 401, body: detail('invalid_api_key', 'Invalid API key') },
    ]
    const result = await speak()
    expect(result).toMatchObject({ kind: 'failed', code: 'bad-credentials' })
    expect(sent()).toBe(0)
  })
})

describe('a retry', () => {
  const busy = detail('too_many_concurrent_requests', 'Too many at once.')

  test('follows status 429 and 503, with growing delays and jitter', async () => {
    fails({ status: 429, body: busy }, 3)
    provider.script.responses.push({ path: '/text-to-speech/', status: 503, body: 'busy' })
    expect(await speak()).toMatchObject({ kind: 'spoken' })
    expect(waitedMs).toEqual([250, 500, 1000, 2000])
  })

  test('is not made after the fifth attempt', async () => {
    fails({ status: 429, body: busy }, 9)
    expect(await speak()).toMatchObject({ kind: 'failed', code: 'rate-limited' })
    expect(sent()).toBe(5)
  })

  test('waits as long as Retry-After says, and is not made if that is too long', async () => {
    fails({ status: 429, body: busy, headers: { 'retry-after': '3' } })
    provider.script.responses.push({
      path: '/text-to-speech/',
      status: 429,
      headers: { 'retry-after': 'Sun, 22 Nov 2026 10:00:07 GMT' },
    })
    expect(await speak()).toMatchObject({ kind: 'spoken' })
    expect(waitedMs).toEqual([3250, 7500])
    fails({ status: 429, body: busy, headers: { 'retry-after': '3600' } })
    expect(await speak()).toMatchObject({ code: 'rate-limited' })
  })

  test('is not made for a spent quota, whatever its status', async () => {
    fails({ status: 429, body: detail('quota_exceeded', 'Spent.') })
    expect(await speak()).toMatchObject({ code: 'quota-exceeded' })
    expect(sent()).toBe(1)
  })

  test('follows a failed connection, but not a broken one, which may have been charged', async () => {
    const closed = await startStandIn()
    await closed.close()
    let calls = 0
    const refusedTwice = start({
      fetch: (url, init) => {
        calls += 1
        return fetch(calls === 2 || calls === 3 ? closed.url : url, init)
      },
    })
    expect(await speak(refusedTwice)).toMatchObject({ kind: 'spoken' })
    expect(sent()).toBe(1)
    fails({ ends: 'before-response' })
    expect(await speak(refusedTwice)).toMatchObject({ code: 'engine-failed' })
    expect(sent()).toBe(2)
    expect(await speak(start({}, closed.url))).toMatchObject({
      code: 'engine-failed',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('follows every temporary failure of a free request', async () => {
    provider.script.responses = [
      { path: '/v2/voices', status: 500, body: 'oops' },
      { path: '/v2/voices', ends: 'before-response' },
      { path: '/v2/voices', status: 502, body: '' },
    ]
    expect(await start().voices()).toHaveLength(1)
  })
})

describe('a call that hangs', () => {
  test('ends when the caller aborts', async () => {
    fails({ ends: 'never' })
    const stop = new AbortController()
    const speaking = speak(start(), stop.signal)
    await expect.poll(sent).toBe(1)
    stop.abort()
    expect(await speaking).toMatchObject({ kind: 'failed', code: 'cancelled' })
    expect(await speak(start(), stop.signal)).toMatchObject({ code: 'cancelled' })
    expect(sent()).toBe(1)
  })

  test('ends when the engines are closed, even while it waits for a retry', async () => {
    fails({ ends: 'never' })
    const speaking = speak()
    await expect.poll(sent).toBe(1)
    closing.abort()
    expect(await speaking).toMatchObject({ code: 'engine-failed', message: expect.stringContaining('shut down') })
    closing = new AbortController()
    fails({ status: 503, body: '' })
    const waiting = start({ sleep: () => Promise.resolve(closing.abort()) })
    expect(await speak(waiting)).toMatchObject({ code: 'engine-failed', message: expect.stringContaining('shut down') })
  })
})

describe('a text that is not answered', () => {
  test('may be paid for if it may have reached the provider, and not if it was refused', async () => {
    const hanging = new AbortController()
    const isPaid = async (response: Omit<ScriptedResponse, 'path'>, speech = start(), signal?: AbortSignal) => {
      fails(response)
      const result = await speak(speech, signal)
      return result.kind === 'failed' && result.mayBePaid === true
    }
    expect(await isPaid({ ends: 'before-response' })).toBe(true)
    expect(await isPaid({ status: 504, body: '' })).toBe(true)
    const aborted = isPaid({ ends: 'never' }, start(), hanging.signal)
    await expect.poll(sent).toBe(3)
    hanging.abort()
    expect(await aborted).toBe(true)
    expect(await isPaid({}, start(), hanging.signal)).toBe(false)
    expect(await isPaid({ status: 401, body: detail('quota_exceeded', 'Spent.') })).toBe(false)
    expect(await isPaid({ status: 500, body: 'oops' })).toBe(false)
    const closed = await startStandIn()
    await closed.close()
    expect(await isPaid({}, start({}, closed.url))).toBe(false)
  })

  test('may be paid for in part if an earlier part was spoken', async () => {
    provider.script.responses = []
    let calls = 0
    const speech = start({
      fetch(address, init) {
        if (address.includes('/text-to-speech/') && ++calls === 2)
          fails({ status: 401, body: detail('quota_exceeded', 'Spent.') })
        return fetch(address, init)
      },
    })
    const text = 'Hello <break time="9s" /> there.'
    const request = { text, voiceId: 'ada', modelId: 'eleven_multilingual_v2', voiceSettings: {}, language: 'en' }
    expect(await speech.speak(request)).toMatchObject({ kind: 'failed', code: 'quota-exceeded', mayBePaid: true })
    expect(calls).toBe(2)
  })
})
