import { appApi } from '@lectern/api-client/app'
import { createSessionKeeper } from '@lectern/api-client/session'
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/create-memory-storage'
import { createSpeechApi } from './create-speech-api'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const chunkedWord = { word: 'harbour', written: 'har-bour', language: 'en' }

function openSpeechApi(fetch: typeof globalThis.fetch) {
  const session = createSessionKeeper({
    baseUrl: 'https://books.example.org',
    storage: createMemoryStorage(),
    fetch,
    nowSeconds: () => Date.now() / 1000,
  })
  const store = configureStore({
    reducer: { [appApi.reducerPath]: appApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { session } } }).concat(appApi.middleware),
  })
  return createSpeechApi({ dispatch: store.dispatch, session, chapterId: 1, language: 'en' })
}

test('a dictionary that does not answer within five seconds counts as one that cannot be asked', async () => {
  const signals: AbortSignal[] = []
  const api = openSpeechApi((input, init) => {
    const { signal } = new Request(input, init)
    signals.push(signal)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
  let outcome: boolean | null | 'pending' = 'pending'
  const looking = api.lookUpWord(chunkedWord).then((exists) => (outcome = exists))
  await vi.advanceTimersByTimeAsync(4999)
  expect(signals).toHaveLength(1)
  expect(outcome).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await looking).toBeNull()
  expect(signals[0]?.aborted).toBe(true)
})

test.each([true, false])('a dictionary that answers %s in time is believed', async (isValid) => {
  const api = openSpeechApi(async () => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    return Response.json({ isValid })
  })
  const looking = api.lookUpWord(chunkedWord)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await looking).toBe(isValid)
})
