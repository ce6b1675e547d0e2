import type { SessionKeeper } from '@lectern/api-client/session'
import {
  HOST_PARAMETER,
  isFrom,
  readHostCommand,
  wrapMessage,
  type FailureReason,
  type HostCommand,
  type ReaderMessage,
  type ReaderTheme,
} from '@lectern/embed/protocol'
import {
  pageTurned,
  pausePressed,
  playPressed,
  type QuizResult,
  type ReaderStoreState,
  type ReadingState,
} from '@lectern/reader-ui'
import type { Store } from '@reduxjs/toolkit'
import { chooseFramingOrigin, chooseHostOrigin, type FramedPlace } from './choose-host-origin'
import { listHostMessages, type ReportedState } from './list-host-messages'

/** The part of a `MessageEvent` that is used. */
export interface ArrivedMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** The part of a framed reader's window that is used. */
export interface FramedWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: {
    readonly search: string
    readonly origin: string
    readonly ancestorOrigins?: { readonly [index: number]: string }
  }
  addEventListener(type: 'message', listener: (event: ArrivedMessage) => void): void
}

/** The reader, as far as a host page controls it. */
export interface HostedReader {
  readonly session: Pick<SessionKeeper, 'current' | 'subscribe'>
  /** Returns the origins that the book's partner allows. */
  readonly askPartner: (bookId: number) => Promise<{ readonly allowedOrigins: readonly string[] }>
  /** Resolves after so many seconds, before a retry. */
  readonly wait: (seconds: number) => Promise<void>
  /** Signs in the reader of a token. Returns why not; null if that reader is signed in. */
  readonly signIn: (token: string) => 'unreadable-token' | 'other-reader' | null
  /** Calls the listener for each graded quiz. */
  readonly onQuizGraded: (listener: (result: QuizResult) => void) => void
  readonly setVariation: (variation: string) => void
  readonly setTheme: (theme: ReaderTheme) => void
  readonly setLocale: (locale: string) => void
}

export interface HostConnection {
  /** Asks the host page to navigate to `returnUrl`; returns false when no host page listens. */
  readonly leave: (returnUrl: string) => boolean
  /** Tells the host page that its book is not open. */
  readonly fail: (reason: FailureReason) => void
}

/** Delays before each retry of an unreachable server; the last one repeats. */
const RETRY_SECONDS = [2, 4, 8, 16, 32, 60] as const

/** A book and the host origin that may receive its messages; null while unknown, and for none. */
interface OpenedBook {
  readonly bookId: number
  origin: string | null
}

/**
 * Exchanges messages with the host page that frames this reader. For each opened book it requests from the server which origins
 * are allowed; before its response, and for an origin that is not allowed, no message is sent or handled. While a book cannot be
 * opened, the page that the server lets frame it is told so and may sign its reader in, and nothing else.
 */
export function exchangeMessages(
  store: Store<ReaderStoreState>,
  target: FramedWindow,
  reader: HostedReader,
): HostConnection {
  const place = readPlace(target)
  const page = target.parent
  /** The book that was opened last, and the origin that may receive its messages. */
  let opened: OpenedBook | null = null
  let reported: ReportedState | null = null
  /** The outline in the store when a book could not be opened; it is not shown. Null while no failure is. */
  let failed: { readonly outline: ReadingState['outline'] } | null = null
  let userId = reader.session.current()?.id ?? null

  const findOrigin = () => (failed !== null ? chooseFramingOrigin(place) : (opened?.origin ?? null))
  const send = (message: ReaderMessage) => {
    const origin = findOrigin()
    if (origin !== null) page.postMessage(wrapMessage(message), origin)
    return origin !== null
  }
  const requestOrigins = async (own: OpenedBook, tries = 0): Promise<void> => {
    if (opened !== own) return
    try {
      const { allowedOrigins } = await reader.askPartner(own.bookId)
      if (opened !== own) return
      own.origin = chooseHostOrigin(place, allowedOrigins)
      report()
    } catch (error) {
      console.error('The page around this book cannot be spoken with yet.', error)
      await reader.wait(RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length - 1)] ?? 60)
      await requestOrigins(own, tries + 1)
    }
  }
  const report = () => {
    const { reading } = store.getState()
    const bookId = reading.outline?.bookId
    if (reading.outline !== null && reading.outline !== failed?.outline) failed = null
    if (failed !== null) return
    if (bookId !== undefined && bookId !== opened?.bookId) {
      opened = { bookId, origin: null }
      reported = null
      return void requestOrigins(opened)
    }
    if ((opened?.origin ?? null) === null) return
    const next = listHostMessages(reported, reading)
    reported = next.reported
    for (const message of next.messages) send(message)
  }
  const run = (command: HostCommand) => {
    const refusal = runCommand(command, store, reader)
    if (refusal !== null) send({ type: 'session', state: refusal })
  }
  const receive = (event: ArrivedMessage) => {
    const origin = findOrigin()
    if (origin === null || !isFrom(event, { window: page, origin })) return
    const command = readHostCommand(event.data)
    if (command === null) return
    const { outline } = store.getState().reading
    // A command counts only for the book whose origins were requested, not for one opened since.
    const isOpen = opened !== null && outline?.bookId === opened.bookId
    if (failed === null ? isOpen : command.type === 'signIn') run(command)
  }
  const followSession = () => {
    const before = userId
    userId = reader.session.current()?.id ?? null
    if ((before === null) !== (userId === null)) {
      send({ type: 'session', state: userId === null ? 'ended' : 'signed-in' })
    }
  }

  store.subscribe(report)
  reader.session.subscribe(followSession)
  reader.onQuizGraded(({ quizId, score }) => send({ type: 'quiz', quizId, score }))
  target.addEventListener('message', receive)
  report()
  return {
    leave: (returnUrl) => send({ type: 'exit', returnUrl }),
    fail(reason) {
      failed = { outline: store.getState().reading.outline }
      send({ type: 'failed', reason })
    },
  }
}

/** Returns why a reader was not signed in; null for any other outcome. */
function runCommand(
  command: HostCommand,
  store: Store<ReaderStoreState>,
  reader: HostedReader,
): ReturnType<HostedReader['signIn']> {
  switch (command.type) {
    case 'play':
      store.dispatch(playPressed())
      return null
    case 'pause':
      store.dispatch(pausePressed())
      return null
    case 'goTo': {
      const there = findPlace(store.getState().reading, command.pageId)
      if (there !== null) store.dispatch(pageTurned({ place: there, by: 'hand' }))
      return null
    }
    case 'setVariation':
      reader.setVariation(command.variation)
      return null
    case 'setTheme':
      reader.setTheme(command.theme)
      return null
    case 'setLocale':
      reader.setLocale(command.locale)
      return null
    case 'signIn':
      return reader.signIn(command.token)
  }
}

function readPlace({ location }: FramedWindow): FramedPlace {
  return {
    own: location.origin,
    named: new URLSearchParams(location.search).get(HOST_PARAMETER),
    // Firefox has no `ancestorOrigins`: there the target origin of `postMessage` is the only check.
    known: location.ancestorOrigins?.[0],
  }
}

function findPlace({ outline }: ReadingState, pageId: number): { chapterId: number; pageId: number } | null {
  const chapter = outline?.chapters.find(({ pages }) => pages.some((page) => page.pageId === pageId))
  return chapter === undefined ? null : { chapterId: chapter.chapterId, pageId }
}
