import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import type { SessionKeeper } from '../session/create-session-keeper'
import { mainApi } from './endpoints.gen'

function createClient() {
  const paths: string[] = []
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    paths.push(new URL(new Request(input, init).url).pathname)
    return Promise.resolve(Response.json([]))
  }
  const nothing = () => undefined
  const session: SessionKeeper = {
    baseUrl: 'https://lectern.example',
    current: () => null,
    signedIn: nothing,
    signedOut: nothing,
    subscribe: () => nothing,
    fetch,
  }
  const store = configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { session } } }).concat(mainApi.middleware),
  })
  return { paths, store }
}

test('ends book addresses with segment 7 or the given one, encoded and never empty [API-MAIN-009]', async () => {
  const { paths, store } = createClient()
  const { listBooks, getBook } = mainApi.endpoints
  await store.dispatch(listBooks.initiate({}))
  await store.dispatch(listBooks.initiate({ scope: '' }))
  await store.dispatch(getBook.initiate({ id: 5 }))
  await store.dispatch(getBook.initiate({ id: 5, scope: 'a/b ?' }))
  expect(paths).toEqual(['/books/minimal/7', '/books/minimal/7', '/books/5/7', '/books/5/a%2Fb%20%3F'])
})
