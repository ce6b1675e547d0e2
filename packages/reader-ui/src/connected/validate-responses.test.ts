import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra } from '@lectern/api-client/session'
import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { lateCalls } from '../ways-in/late-calls'
import { validateResponses } from './validate-responses'

function openReader(respond: () => unknown) {
  let calls = 0
  const session = createSessionKeeper({
    baseUrl: 'http://lectern.test',
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: () => {
      calls++
      return Promise.resolve(Response.json(respond()))
    },
    nowSeconds: () => 0,
  })
  const extra: SessionExtra = { session }
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(mainReadingApi.middleware),
  })
  const { initiate, select } = lateCalls.endpoints.getBookPreview
  return {
    extra,
    store,
    calls: () => calls,
    open: () => store.dispatch(initiate({ id: 7 })),
    state: () => select({ id: 7 })(store.getState()),
    settled: () => Promise.all(store.dispatch(mainReadingApi.util.getRunningQueriesThunk())),
  }
}

const readable = {
  bookInfo: {
    id: 7,
    title: 'Heidi',
    description: null,
    cover_image: null,
    theme_data: {},
    visibility: 'public',
    published: true,
    languages: ['en'],
  },
  chapters: [],
  revision: 1,
}

test('reports the call and field of an invalid book that arrived before validation began', async () => {
  const reader = openReader(() => ({ ...readable, chapters: [{ id: 1 }] }))
  await reader.open()
  expect(reader.state().status).toBe('fulfilled')
  await validateResponses(reader.store, reader.extra, mainReadingApi)
  await reader.settled()
  expect(reader.state().error).toMatchObject({
    code: 'unreadable',
    call: 'GET /file/bookData/{id}/preview',
    field: 'chapters.0.name',
  })
})

test('does not request a valid book again', async () => {
  const reader = openReader(() => readable)
  await reader.open()
  await validateResponses(reader.store, reader.extra, mainReadingApi)
  await reader.settled()
  expect([reader.state().status, reader.calls()]).toEqual(['fulfilled', 1])
})

test('leaves a request alone that is not answered yet', async () => {
  const reader = openReader(() => readable)
  const opening = reader.open()
  await validateResponses(reader.store, reader.extra, mainReadingApi)
  await opening
  await reader.settled()
  expect([reader.state().status, reader.calls()]).toEqual(['fulfilled', 1])
})
