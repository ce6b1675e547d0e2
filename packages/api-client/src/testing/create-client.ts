import { configureStore } from '@reduxjs/toolkit'
import { appApi } from '../app'
import { appValidators } from '../app/validators'
import { mainApi } from '../main'
import { mainValidators } from '../main/validators'
import { publishingApi } from '../publishing'
import { publishingValidators } from '../publishing/validators'
import { quizApi } from '../quiz'
import { quizValidators } from '../quiz/validators'
import { createSessionKeeper, type SessionExtra } from '../session'
import { speechApi } from '../speech'
import { speechValidators } from '../speech/validators'
import { installResponseValidators } from '../validators'
import type { TestServer } from './test-server'

export interface SentCall {
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  /** The requests as they were sent. */
  readonly readBody: () => Promise<string>
}

/** Creates all clients of one browser with its own session, composed as in an application. */
export function createClient(
  baseUrl: string,
  nowSeconds = () => Date.now() / 1000,
  more: Omit<SessionExtra, 'session'> = {},
  send: typeof globalThis.fetch = fetch,
) {
  const stored = new Map<string, string>()
  const calls: SentCall[] = []
  const ended = { times: 0 }
  const session = createSessionKeeper({
    baseUrl,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const copy = request.clone()
      calls.push({
        method: request.method,
        path: pathname,
        authorization: request.headers.get('authorization'),
        readBody: () => copy.text(),
      })
      return send(request)
    },
    nowSeconds,
    onExpired: () => void ended.times++,
  })
  const extra: SessionExtra = { session, ...more }
  installResponseValidators(
    extra,
    mainValidators,
    appValidators,
    quizValidators,
    publishingValidators,
    speechValidators,
  )
  const store = configureStore({
    reducer: {
      [mainApi.reducerPath]: mainApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
      [quizApi.reducerPath]: quizApi.reducer,
      [publishingApi.reducerPath]: publishingApi.reducer,
      [speechApi.reducerPath]: speechApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false }).concat(
        mainApi.middleware,
        appApi.middleware,
        quizApi.middleware,
        publishingApi.middleware,
        speechApi.middleware,
      ),
  })
  return { session, store, stored, sent: calls, ended }
}

export type TestClient = ReturnType<typeof createClient>

/** Creates a client and signs its author in. */
export async function signIn({ url, author: credentials }: TestServer): Promise<TestClient> {
  const client = createClient(url)
  const signing = client.store.dispatch(mainApi.endpoints.signIn.initiate({ credentials }))
  client.session.signedIn(await signing.unwrap())
  return client
}

/** Returns the first entry of a list; throws if it is empty. */
export function first<T>(list: readonly T[]): T {
  const [value] = list
  if (value === undefined) throw new Error('the list is empty')
  return value
}
