import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra } from '@lectern/api-client/session'
import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { checkAnswers } from './check-answers'

function openReader(answer: () => unknown) {
  let calls = 0
  const session = createSessionKeeper({
    baseUrl: 'http://lectern.test',
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: () => {
      calls++
      return Promise.resolve(Response.json(answer()))
    },
    nowSeconds: () => 0,
  })
  const extra: SessionExtra = { session }
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(mainReadingApi.middleware),
  })
  const { initiate, select } = mainReadingApi.endpoints.getBookData
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

test('a book that came before it could be looked at fails by the name of its call and field', async () => {
  const reader = openReader(() => ({ ...readable, chapters: [{ id: 1 }] }))
  await reader.open()
  expect(reader.state().status).toBe('fulfilled')
  checkAnswers(reader.store, reader.extra, mainReadingApi)
  await reader.settled()
  expect(reader.state().error).toMatchObject({
    code: 'unreadable',
    call: 'GET /file/bookData/{id}',
    field: 'chapters.0.name',
  })
})

test('a book that can be read is not asked for again', async () => {
  const reader = openReader(() => readable)
  await reader.open()
  checkAnswers(reader.store, reader.extra, mainReadingApi)
  await reader.settled()
  expect([reader.state().status, reader.calls()]).toEqual(['fulfilled', 1])
})
