import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { createCaller } from './create-caller'
import { type StandIn, startStandIn } from './testing/start-stand-in'

let provider: StandIn
beforeEach(async () => {
  provider = await startStandIn()
})
afterEach(() => provider.close())

const outside: CallEnvironment = {
  fetch: (url, init) => fetch(url, init),
  nowMs: () => 0,
  sleep: () => Promise.resolve(),
  random: () => 0,
  closing: new AbortController().signal,
}

test('gives up a call that exceeds its time limit, without a retry', async () => {
  let calls = 0
  const never = (_url: string, { signal }: RequestInit) => {
    calls += 1
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const call = createCaller({ key: provider.key, url: provider.url }, { ...outside, fetch: never })
  const timeoutSeconds = 0.02
  expect(await call({ method: 'GET', path: '/v1/models', timeoutSeconds })).toMatchObject({ code: 'timeout' })
  expect(await call({ method: 'POST', path: '/v1/anything', timeoutSeconds })).toMatchObject({ code: 'timeout' })
  expect(calls).toBe(2)
})

test('does not retry a charged call whose response exceeds the time limit', async () => {
  const slow = (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(new DOMException('timed out', 'TimeoutError')))
      },
    })
    return Promise.resolve(new Response(body))
  }
  const call = createCaller({ key: provider.key, url: provider.url }, { ...outside, fetch: slow })
  const timeoutSeconds = 0.02
  expect(await call({ method: 'POST', path: '/v1/anything', timeoutSeconds })).toMatchObject({
    code: 'answer-unusable',
    message: expect.stringContaining('took too long'),
  })
  // A question costs nothing.
  expect(await call({ method: 'GET', path: '/v1/models', timeoutSeconds })).toMatchObject({ code: 'timeout' })
})

test('follows no redirect, which would send the key elsewhere', async () => {
  const call = createCaller({ key: provider.key, url: provider.url }, outside)
  provider.script.responses = Array.from({ length: 5 }, () => ({
    path: '/v1/models',
    status: 307,
    headers: { location: '/v1/user/subscription' },
  }))
  expect(await call({ method: 'GET', path: '/v1/models', timeoutSeconds: 5 })).toMatchObject({ code: 'engine-failed' })
  expect(provider.calls.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => '/v1/models'))
})
