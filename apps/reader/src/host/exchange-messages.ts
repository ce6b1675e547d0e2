import { HOST_PARAMETER, isFrom, readHostCommand, wrapMessage, type ReaderMessage } from '@lectern/embed/protocol'
import { pageTurned, pausePressed, playPressed, type ReaderStoreState, type ReadingState } from '@lectern/reader-ui'
import type { Store } from '@reduxjs/toolkit'
import { chooseHostOrigin, type FramedPlace } from './choose-host-origin'
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

/** Delays before each retry of an unreachable server; the last one repeats. */
const RETRY_SECONDS = [2, 4, 8, 16, 32, 60] as const

/** A book and the host origin that may receive its messages; null while unknown, and for none. */
interface AskedBook {
  readonly bookId: number
  origin: string | null
}

/**
 * Exchanges messages with the host page that frames this reader. For each opened book it requests from the server which origins
 * are allowed; before its response, and for an origin that is not allowed, no message is sent or handled.
 *
 * @param askPartner returns the origins that the book's partner allows
 * @param wait resolves after so many seconds, before a retry
 * @param signIn signs in the reader of a token of the host page
 * @returns a function that asks the host page to navigate to `returnUrl`; false when no host page listens
 */
export function exchangeMessages(
  store: Store<ReaderStoreState>,
  target: FramedWindow,
  askPartner: (bookId: number) => Promise<{ readonly allowedOrigins: readonly string[] }>,
  wait: (seconds: number) => Promise<void>,
  signIn: (token: string) => void,
): (returnUrl: string) => boolean {
  const place = readPlace(target)
  const page = target.parent
  /** The book that was opened last, and the origin that may receive its messages. */
  let asked: AskedBook | null = null
  let reported: ReportedState | null = null

  const send = (message: ReaderMessage) => {
    const origin = asked?.origin ?? null
    if (origin !== null) page.postMessage(wrapMessage(message), origin)
    return origin !== null
  }
  const ask = async (own: AskedBook, tries = 0): Promise<void> => {
    if (asked !== own) return
    try {
      const { allowedOrigins } = await askPartner(own.bookId)
      if (asked !== own) return
      own.origin = chooseHostOrigin(place, allowedOrigins)
      report()
    } catch (error) {
      console.error('The page around this book cannot be spoken with yet.', error)
      await wait(RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length - 1)] ?? 60)
      await ask(own, tries + 1)
    }
  }
  const report = () => {
    const { reading } = store.getState()
    const bookId = reading.outline?.bookId
    if (bookId !== undefined && bookId !== asked?.bookId) {
      asked = { bookId, origin: null }
      reported = null
      return void ask(asked)
    }
    if ((asked?.origin ?? null) === null) return
    const next = listHostMessages(reported, reading)
    reported = next.reported
    for (const message of next.messages) send(message)
  }
  const hear = (event: ArrivedMessage) => {
    const { reading } = store.getState()
    // A command counts only for the book whose partner was asked, not for one opened since.
    if (!asked || asked.origin === null || reading.outline?.bookId !== asked.bookId) return
    if (!isFrom(event, { window: page, origin: asked.origin })) return
    const command = readHostCommand(event.data)
    if (command === null) return
    switch (command.type) {
      case 'play':
        store.dispatch(playPressed())
        break
      case 'pause':
        store.dispatch(pausePressed())
        break
      case 'goTo': {
        const there = findPlace(reading, command.pageId)
        if (there !== null) store.dispatch(pageTurned({ place: there, by: 'hand' }))
        break
      }
      case 'signIn':
        signIn(command.token)
        break
    }
  }

  store.subscribe(report)
  target.addEventListener('message', hear)
  report()
  return (returnUrl) => send({ type: 'exit', returnUrl })
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
