import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { appApi } from '../app'
import { appValidators } from '../app/validators'
import { mainApi } from '../main'
import { mainReadingValidators } from '../main/reading-validators'
import { mainValidators } from '../main/validators'
import { publishingValidators } from '../publishing/validators'
import { quizValidators } from '../quiz/validators'
import { createSessionKeeper, type SessionExtra } from '../session'
import { speechValidators } from '../speech/validators'
import type { ResponseValidators } from './response-validators'
import { installResponseValidators } from './install-response-validators'

const book = {
  id: 7,
  title: 'Heidi',
  description: null,
  cover_image: null,
  theme_data: { primary_color: '#102030', shadow: { blur: 2 } },
  visibility: 'public',
  published: true,
  languages: ['en'],
  pageCount: 3,
  durationSeconds: 61.5,
  canEdit: false,
  updatedAt: '2026-11-22T15:00:00Z',
}

/** Creates a store whose server returns this response to every request. */
function createStoreWithResponse(body: unknown, status: number, ...sets: readonly ResponseValidators[]) {
  const session = createSessionKeeper({
    baseUrl: 'http://lectern.test',
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: () => Promise.resolve(Response.json(body, { status })),
    nowSeconds: () => 0,
  })
  const extra: SessionExtra = { session }
  if (sets.length > 0) installResponseValidators(extra, ...sets)
  return configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer, [appApi.reducerPath]: appApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(mainApi.middleware, appApi.middleware),
  })
}

const listBooks = (body: unknown, ...sets: readonly ResponseValidators[]) =>
  createStoreWithResponse(body, 200, ...sets).dispatch(mainApi.endpoints.listBooks.initiate({}))

describe('a response', () => {
  it('is returned unchanged, with unknown fields, if it fits its schema', async () => {
    const told = [{ ...book, mood: 'bright', theme_data: { ...book.theme_data, glow: [1] } }]
    expect(await listBooks(told, mainValidators)).toMatchObject({ data: told, isSuccess: true })
  })

  it('becomes a failure that names call and field if it does not fit, and throws nothing', async () => {
    const { error, isError } = await listBooks([book, { ...book, languages: 'en' }], mainValidators)
    expect(isError).toBe(true)
    expect(error).toEqual({
      status: 200,
      code: 'unreadable',
      call: 'GET /books/minimal/{scope}',
      field: '1.languages',
      msg: 'The response of GET /books/minimal/{scope} has an unexpected format (field "1.languages"). The server may have a different version.',
    })
  })

  it('of another type is distinguished from one that lacks a field', async () => {
    const { title: _, ...nameless } = book
    expect((await listBooks({ books: [] }, mainValidators)).error).toMatchObject({ code: 'unreadable', field: '' })
    expect((await listBooks([nameless], mainValidators)).error).toMatchObject({ field: '0.title' })
  })

  it('is validated by the schema of its status', async () => {
    const recognise = (status: number, body: unknown) =>
      createStoreWithResponse(body, status, appValidators).dispatch(
        appApi.endpoints.recognisePages.initiate({ recognitionRequest: { images: [] } }),
      )
    const queued = { jobId: 'j', eventsUrl: '/api/jobs/j/events' }
    expect(await recognise(202, queued)).toMatchObject({ data: queued })
    expect(await recognise(200, queued)).toMatchObject({ error: { code: 'unreadable', field: 'ocrResults' } })
  })

  it('is not validated without installed validators', async () => {
    expect(await listBooks([{ title: 'Heidi' }])).toMatchObject({ data: [{ title: 'Heidi' }] })
    expect(await listBooks([{ title: 'Heidi' }], speechValidators)).toMatchObject({ data: [{ title: 'Heidi' }] })
  })
})

it('every call with a JSON response has a validator, and reading calls the same one', () => {
  const sets = [mainValidators, appValidators, quizValidators, publishingValidators, speechValidators]
  const names = sets.flatMap((set) => Object.keys(set))
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(mainApi.endpoints).filter((name) => !(name in mainValidators))).toEqual([])
  for (const [name, { call }] of Object.entries(mainReadingValidators)) expect(mainValidators[name]?.call).toBe(call)
})
