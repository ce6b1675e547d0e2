import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outside } from '../outside'
import { createCaller } from './create-caller'
import { type StandIn, startStandIn } from './testing/start-stand-in'

let provider: StandIn
beforeEach(async () => {
  provider = await startStandIn()
})
afterEach(() => provider.close())

const outside: Outside = {
  fetch: (url, init) => fetch(url, init),
  nowMs: () => 0,
  sleep: () => Promise.resolve(),
  random: () => 0,
  closing: new AbortController().signal,
}

test('a call that takes longer than its limit is given up: a question is asked again, what is paid for is not', async () => {
  const call = createCaller({ key: provider.key, url: provider.url }, outside)
  const limitSeconds = 1.5
  provider.script.answers = [{ path: '/v1/models', ends: 'never' }]
  expect(await call({ method: 'GET', path: '/v1/models', limitSeconds })).toMatchObject({ kind: 'answered' })
  expect(provider.calls).toHaveLength(2)
  provider.script.answers = [{ path: '/with-timestamps', ends: 'never' }]
  const path = '/v1/text-to-speech/ada/with-timestamps?output_format=pcm_24000'
  const body = { kind: 'json', json: { text: 'Hello.' } } as const
  expect(await call({ method: 'POST', path, body, limitSeconds })).toMatchObject({ kind: 'failed', code: 'timeout' })
  expect(provider.calls).toHaveLength(3)
})

test('a redirection is not followed: it would carry the key elsewhere', async () => {
  const call = createCaller({ key: provider.key, url: provider.url }, outside)
  provider.script.answers = Array.from({ length: 5 }, () => ({
    path: '/v1/models',
    status: 307,
    headers: { location: '/v1/user/subscription' },
  }))
  expect(await call({ method: 'GET', path: '/v1/models', limitSeconds: 5 })).toMatchObject({ code: 'engine-failed' })
  expect(provider.calls.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => '/v1/models'))
})
