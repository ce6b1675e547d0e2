import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper } from '@lectern/api-client/session'
import { configureStore } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { describe, expect, it } from 'vitest'
import { lateCalls } from '../ways-in/late-calls'
import { memoryStorage } from '../testing/memory-storage'
import { readBookLoad } from './read-book-load'

const book = { bookInfo: { id: 7, title: 'The Fox' }, chapters: [] }

/** Creates a reader store whose requests get these responses in order, and a function that returns the book's load state. */
function openReader(...responses: (() => Response | Promise<Response>)[]) {
  const session = createSessionKeeper({
    baseUrl: 'http://reader.test',
    storage: memoryStorage(),
    fetch: async () => {
      const next = responses.shift()
      if (!next) throw new Error('no more responses')
      return next()
    },
    nowSeconds: () => 0,
  })
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { session } } }).concat(mainReadingApi.middleware),
  })
  const select = lateCalls.endpoints.getBookPreview.select({ id: 7 })
  return {
    load: async () => {
      const call = store.dispatch(lateCalls.endpoints.getBookPreview.initiate({ id: 7 }, { forceRefetch: true }))
      await call
      call.unsubscribe()
    },
    read: () => {
      const { data, status, error } = select(store.getState())
      return readBookLoad({ data, isFetching: status === QueryStatus.pending, error })
    },
  }
}

const failing = (status: number) => () => Response.json({ code: 'a-code', msg: 'No.' }, { status })

describe('the loading of a book', () => {
  it('returns the book when it has loaded', async () => {
    const reader = openReader(() => Response.json(book))
    await reader.load()
    expect(reader.read()).toEqual({ book, isLoading: false, error: null })
  })

  it('returns null for a missing book and does not throw [LOAD-026]', async () => {
    const reader = openReader(failing(404))
    await expect(reader.load()).resolves.toBeUndefined()
    expect(reader.read()).toEqual({ book: null, isLoading: false, error: null })
  })

  it.each([
    [500, 'unreachable'],
    [401, 'needs-sign-in'],
    [403, 'not-allowed'],
  ])('keeps the error of a response %i, "%s", apart from a missing book [LOAD-028]', async (status, error) => {
    const reader = openReader(failing(status), failing(status))
    await reader.load()
    expect(reader.read()).toMatchObject({ book: undefined, error })
  })

  it('keeps the network error of a request without a response [LOAD-028]', async () => {
    const reader = openReader(() => Promise.reject(new TypeError('offline')))
    await reader.load()
    expect(reader.read()).toMatchObject({ book: undefined, error: 'unreachable' })
  })

  it('is not loading after a failure, and loads again on retry [LOAD-029]', async () => {
    let respond: (response: Response) => void = () => undefined
    const held = new Promise<Response>((resolve) => {
      respond = resolve
    })
    const reader = openReader(failing(500), () => held)
    expect(reader.read()).toEqual({ book: undefined, isLoading: true, error: null })
    await reader.load()
    expect(reader.read()).toEqual({ book: undefined, isLoading: false, error: 'unreachable' })
    const again = reader.load()
    expect(reader.read()).toEqual({ book: undefined, isLoading: true, error: null })
    respond(Response.json(book))
    await again
    expect(reader.read()).toEqual({ book, isLoading: false, error: null })
  })

  it('keeps the book while it is requested again, and when that fails', async () => {
    const reader = openReader(() => Response.json(book), failing(500))
    await reader.load()
    await reader.load()
    expect(reader.read()).toEqual({ book, isLoading: false, error: null })
  })
})
