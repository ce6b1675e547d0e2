import type { Session } from '@lectern/api-client/session'
import { wrapMessage, type HostCommand, type ReaderMessage } from '@lectern/embed/protocol'
import {
  bookOpened,
  mediaFailed,
  pageTurned,
  preferencesSlice,
  readingSlice,
  type BookOpened,
  type QuizResult,
} from '@lectern/reader-ui'
import { configureStore } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { exchangeMessages, type ArrivedMessage, type FramedWindow } from './exchange-messages'

const school = 'https://school.example'
const chapters = [
  { chapterId: -1, isNarrated: false, pages: [{ pageId: -1, startSeconds: null }] },
  {
    chapterId: 1,
    isNarrated: true,
    pages: [
      { pageId: 31, startSeconds: 0 },
      { pageId: 32, startSeconds: 5 },
    ],
  },
]
const opened = (bookId: number): BookOpened => ({
  outline: { bookId, language: 'en', chapters },
  place: { chapterId: 1, pageId: 31 },
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

interface Frame {
  readonly named?: string
  readonly known?: string | null
  readonly allowed?: readonly string[] | Error
}

function setUp({ named = school, known = named, allowed = [school] }: Frame = {}) {
  const posted: { message: unknown; origin: string }[] = []
  const listeners: ((event: ArrivedMessage) => void)[] = []
  const page = { postMessage: (message: unknown, origin: string) => void posted.push({ message, origin }) }
  const target: FramedWindow = {
    parent: page,
    location: {
      search: `?book=7&embed=1&host=${encodeURIComponent(named)}`,
      origin: 'https://books.example',
      ...(known === null ? {} : { ancestorOrigins: [known] }),
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  }
  const store = configureStore({ reducer: { reading: readingSlice.reducer, preferences: preferencesSlice.reducer } })
  const asked: number[] = []
  const response = { allowed }
  const tokens: string[] = []
  const settings: string[] = []
  const sessionListeners: (() => void)[] = []
  let session: Session | null = null
  const signInAs = (user: Session | null) => {
    session = user
    for (const listener of sessionListeners) listener()
  }
  const quizListeners: ((result: QuizResult) => void)[] = []
  const gradeQuiz = (result: QuizResult) => {
    for (const listener of quizListeners) listener(result)
  }
  const waits: { seconds: number; end: () => void }[] = []
  const { leave, fail } = exchangeMessages(store, target, {
    session: {
      current: () => session,
      subscribe(listener) {
        sessionListeners.push(listener)
        return () => undefined
      },
    },
    askPartner(bookId) {
      asked.push(bookId)
      if (response.allowed instanceof Error) return Promise.reject(response.allowed)
      return Promise.resolve({ allowedOrigins: response.allowed })
    },
    wait: (seconds) => new Promise((end) => void waits.push({ seconds, end })),
    signIn(token) {
      tokens.push(token)
      return token === 'nonsense' ? 'unreadable-token' : null
    },
    onQuizGraded: (listener) => void quizListeners.push(listener),
    setVariation: (variation) => void settings.push(variation),
    setTheme: (theme) => void settings.push(theme),
    setLocale: (locale) => void settings.push(locale),
  })
  const order = (data: unknown, { origin = named, source = page }: { origin?: string; source?: object } = {}) => {
    for (const listener of listeners) listener({ data, origin, source })
  }
  const command = (message: HostCommand, from = {}) => order(wrapMessage(message), from)
  return {
    store,
    posted,
    asked,
    response,
    waits,
    tokens,
    settings,
    signInAs,
    gradeQuiz,
    leave,
    fail,
    order,
    command,
    page,
  }
}

const messagesOf = (posted: readonly { message: unknown }[]) => posted.map(({ message }) => message)
const wrapped = (...messages: readonly ReaderMessage[]) => messages.map((message) => wrapMessage(message))

describe('an allowed host page', () => {
  test('signs its reader in with a token, and no other site does', async () => {
    const { store, tokens, command } = setUp()
    command({ type: 'signIn', token: 'early' })
    store.dispatch(bookOpened(opened(7)))
    await settle()
    command({ type: 'signIn', token: 'a.b.c' })
    command({ type: 'signIn', token: 'evil' }, { origin: 'https://evil.example' })
    expect(tokens).toEqual(['a.b.c'])
  })
  test('receives the opened, page and progress messages, and no other window does', async () => {
    const { store, posted, asked } = setUp()
    store.dispatch(bookOpened(opened(7)))
    expect(posted).toEqual([])
    await settle()
    expect(asked).toEqual([7])
    expect(messagesOf(posted)).toEqual(
      wrapped(
        { type: 'ready', bookId: 7, language: 'en', pageCount: 2 },
        { type: 'page', chapterId: 1, pageId: 31, pageNumber: 1 },
        { type: 'progress', seenPages: 1, pageCount: 2 },
      ),
    )
    expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set([school]))
  })

  test('receives the score of each graded quiz, and no page that the partner excludes does', async () => {
    const [allowed, excluded] = [setUp(), setUp({ allowed: [] })]
    for (const { store, gradeQuiz } of [allowed, excluded]) {
      store.dispatch(bookOpened(opened(7)))
      await settle()
      gradeQuiz({ quizId: 5, score: 0.75 })
    }
    expect(messagesOf(allowed.posted)).toContainEqual(wrapMessage({ type: 'quiz', quizId: 5, score: 0.75 }))
    expect(excluded.posted).toEqual([])
  })
  test("receives the blocked message and the reader's wish to leave", async () => {
    const { store, posted, leave } = setUp()
    store.dispatch(bookOpened(opened(7)))
    await settle()
    posted.length = 0
    store.dispatch(mediaFailed({ failure: 'gesture-needed' }))
    expect(leave(`${school}/class`)).toBe(true)
    expect(messagesOf(posted)).toEqual(
      wrapped({ type: 'playback', state: 'blocked' }, { type: 'exit', returnUrl: `${school}/class` }),
    )
  })

  test('sets the language of the book, the theme and the language of the texts', async () => {
    const { store, settings, command } = setUp()
    store.dispatch(bookOpened(opened(7)))
    await settle()
    command({ type: 'setVariation', variation: 'es' })
    command({ type: 'setTheme', theme: 'contrast' })
    command({ type: 'setLocale', locale: 'es' })
    expect(settings).toEqual(['es', 'contrast', 'es'])
  })

  test('can play, pause and turn pages', async () => {
    const { store, command } = setUp()
    store.dispatch(bookOpened(opened(7)))
    await settle()
    command({ type: 'play' })
    expect(store.getState().reading.isPlaying).toBe(true)
    command({ type: 'pause' })
    expect(store.getState().reading.isPlaying).toBe(false)
    command({ type: 'goTo', pageId: 32 })
    expect(store.getState().reading.shown).toEqual({ chapterId: 1, pageId: 32 })
    command({ type: 'goTo', pageId: 99 })
    expect(store.getState().reading.shown).toEqual({ chapterId: 1, pageId: 32 })
  })
})

describe('a book that is not open', () => {
  const reader = { accessToken: 'a', refreshToken: '', id: 7, email: '', role: 'student' } as const
  test('is reported to the page that frames it, whose token signs its reader in', async () => {
    const { store, posted, tokens, fail, command, signInAs } = setUp()
    command({ type: 'signIn', token: 'early' })
    fail('missing')
    command({ type: 'goTo', pageId: 32 })
    command({ type: 'signIn', token: 'nonsense' })
    command({ type: 'signIn', token: 'evil' }, { origin: 'https://evil.example' })
    command({ type: 'signIn', token: 'a.b.c' })
    signInAs(reader)
    expect(tokens).toEqual(['nonsense', 'a.b.c'])
    store.dispatch(bookOpened(opened(7)))
    await settle()
    signInAs(null)
    expect(messagesOf(posted)).toMatchObject([
      { type: 'failed', reason: 'missing' },
      { type: 'session', state: 'unreadable-token' },
      { type: 'session', state: 'signed-in' },
      { type: 'ready', bookId: 7 },
      { type: 'page' },
      { type: 'progress' },
      { type: 'session', state: 'ended' },
    ])
    expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set([school]))
  })
  test('obeys no message before the server has said who the partner of the book is', async () => {
    const { store, posted, tokens, settings, command } = setUp()
    const all: readonly HostCommand[] = [
      { type: 'signIn', token: 'a.b.c' },
      { type: 'setTheme', theme: 'contrast' },
      { type: 'setLocale', locale: 'es' },
      { type: 'setVariation', variation: 'es' },
      { type: 'play' },
    ]
    all.forEach((message) => command(message))
    store.dispatch(bookOpened(opened(7)))
    all.forEach((message) => command(message))
    expect([posted, tokens, settings, store.getState().reading.isPlaying]).toEqual([[], [], [], false])
    await settle()
    expect([tokens, settings]).toEqual([[], []])
  })
  test('obeys signIn and no other command, also if it was open before', async () => {
    const { store, posted, tokens, settings, fail, command } = setUp({ allowed: [] })
    store.dispatch(bookOpened(opened(7)))
    await settle()
    fail('empty')
    store.dispatch(preferencesSlice.actions.preferencesChanged({ flipVideo: true }))
    command({ type: 'play' })
    command({ type: 'goTo', pageId: 32 })
    command({ type: 'setVariation', variation: 'es' })
    command({ type: 'signIn', token: 'a.b.c' })
    const { isPlaying, shown } = store.getState().reading
    expect([isPlaying, shown?.pageId, settings, tokens]).toEqual([false, 31, [], ['a.b.c']])
    expect(messagesOf(posted)).toEqual(wrapped({ type: 'failed', reason: 'empty' }))
    store.dispatch(bookOpened(opened(7)))
    await settle()
    command({ type: 'signIn', token: 'late' })
    expect([posted.length, tokens]).toEqual([1, ['a.b.c']])
  })
  test.each([
    { named: school, known: 'https://evil.example' },
    { named: '*', known: null },
    { named: 'javascript:1', known: null },
    { named: `${school}/class`, known: null },
  ])('is reported to no other page (%j)', (frame) => {
    const { posted, tokens, fail, command } = setUp(frame)
    fail('needs-sign-in')
    command({ type: 'signIn', token: 'a.b.c' })
    expect([posted, tokens]).toEqual([[], []])
  })
})

describe('an unreachable server', () => {
  test('is retried with growing delays until it responds; then the host page is notified', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store, posted, asked, response, waits } = setUp({ allowed: new Error('gone') })
    store.dispatch(bookOpened(opened(7)))
    for (let tries = 0; tries < 7; tries++) {
      await settle()
      waits.at(-1)?.end()
    }
    await settle()
    expect(waits.map(({ seconds }) => seconds)).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    expect(posted).toEqual([])
    response.allowed = [school]
    waits.at(-1)?.end()
    await settle()
    expect(messagesOf(posted)).toMatchObject([{ type: 'ready', bookId: 7 }, { type: 'page' }, { type: 'progress' }])
    expect(asked).toHaveLength(9)
    complain.mockRestore()
  })

  test('is not retried for a book that was closed', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store, asked, response, waits } = setUp({ allowed: new Error('gone') })
    store.dispatch(bookOpened(opened(7)))
    await settle()
    response.allowed = [school]
    store.dispatch(bookOpened(opened(8)))
    await settle()
    waits[0]?.end()
    await settle()
    expect(asked).toEqual([7, 8])
    complain.mockRestore()
  })
})

describe('a host page that is not allowed', () => {
  const foreign: readonly Frame[] = [
    { named: 'https://evil.example' },
    { named: school, known: 'https://evil.example' },
    { named: 'https://evil.example', known: null },
    { allowed: [] },
    { allowed: new Error('gone') },
  ]
  test.each(foreign)('receives no message and controls nothing (%j)', async (frame) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store, posted, command, leave } = setUp(frame)
    store.dispatch(bookOpened(opened(7)))
    await settle()
    command({ type: 'play' })
    store.dispatch(pageTurned({ place: { chapterId: 1, pageId: 32 }, by: 'hand' }))
    expect(leave(school)).toBe(false)
    expect([posted, store.getState().reading.isPlaying]).toEqual([[], false])
    complain.mockRestore()
  })

  test('receives no message of a second book that excludes it, and controls nothing in it', async () => {
    const { store, posted, asked, response, command } = setUp()
    store.dispatch(bookOpened(opened(7)))
    await settle()
    posted.length = 0
    response.allowed = ['https://other.example']
    store.dispatch(bookOpened(opened(8)))
    command({ type: 'play' })
    await settle()
    command({ type: 'play' })
    expect([asked, posted, store.getState().reading.isPlaying]).toEqual([[7, 8], [], false])
  })
})

test('commands of other windows and origins, and 200 malformed ones, change nothing', async () => {
  const { store, command, order } = setUp()
  store.dispatch(bookOpened(opened(7)))
  await settle()
  const before = store.getState()
  command({ type: 'play' }, { source: {} })
  command({ type: 'play' }, { origin: 'https://evil.example' })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc
          .record({ lectern: fc.anything(), type: fc.constantFrom('play', 'pause', 'goTo', 'ready') })
          .filter(({ lectern }) => lectern !== 1),
        fc.record({
          lectern: fc.constant(1),
          type: fc.oneof(fc.constantFrom('Play', 'goto', 'exit', 'ready'), fc.integer()),
        }),
        fc.record({
          lectern: fc.constant(1),
          type: fc.constant('goTo'),
          pageId: fc.oneof(fc.string(), fc.double({ noInteger: true })),
        }),
      ),
      (data) => {
        order(data)
        expect(store.getState()).toBe(before)
      },
    ),
    { numRuns: 200 },
  )
})
