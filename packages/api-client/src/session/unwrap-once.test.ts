import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unwrapOnce } from './unwrap-once'

const ANSWER_TIME = 2000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a function that fetches a page again each time; the data of a fetch expire after a minute. */
function createReader() {
  let answers = 0
  const api = createApi({
    baseQuery: async () => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME))
      answers += 1
      return { data: answers }
    },
    endpoints: ({ query }) => ({ readPage: query<number, void>({ query: () => '' }) }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const read = () => unwrapOnce(store.dispatch(api.endpoints.readPage.initiate(undefined, { forceRefetch: true })))
  return { read, countEntries: () => Object.keys(store.getState()[api.reducerPath].queries).length }
}

test('resolves to the result of a fetch during which the data of an earlier one expire', async () => {
  const { read } = createReader()
  const first = read()
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(await first).toBe(1)
  await vi.advanceTimersByTimeAsync(59_000)
  const second = read()
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(await second).toBe(2)
})

test('leaves no data in the cache once they have expired', async () => {
  const { read, countEntries } = createReader()
  const first = read()
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  await first
  expect(countEntries()).toBe(1)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(countEntries()).toBe(0)
})
