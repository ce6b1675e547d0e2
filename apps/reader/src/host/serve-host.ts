import { HOST_PARAMETER, isFrom, readHostCommand, wrapMessage, type ReaderMessage } from '@lectern/embed/protocol'
import { pageTurned, pausePressed, playPressed, type ReaderStoreState, type ReadingState } from '@lectern/reader-ui'
import type { Store } from '@reduxjs/toolkit'
import { chooseHost, type FramedPlace } from './choose-host'
import { listHostMessages, type Told } from './list-host-messages'

/** A message as it arrives, as far as it is looked at. */
export interface ArrivedMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** The window of a reader in a frame, as far as it is used here. */
export interface FramedWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: {
    readonly search: string
    readonly origin: string
    readonly ancestorOrigins?: { readonly [index: number]: string }
  }
  addEventListener(type: 'message', listener: (event: ArrivedMessage) => void): void
}

/** A server that does not answer is asked again: soon at first, then every minute. */
const ASK_AGAIN_SECONDS = [2, 4, 8, 16, 32, 60] as const

/** A book whose partner is asked who may hear of it: null until that is known, and for nobody. */
interface AskedBook {
  readonly bookId: number
  origin: string | null
}

/**
 * Speaks with the page that shows this reader in a frame, and with no other. Who that may be is asked of the server for
 * each book that is opened; until it is known, and where it is not allowed, nothing is said and nothing heard.
 *
 * @param askPartner whose book it is
 * @param wait for so many seconds, before a server that did not answer is asked again
 * @returns tells the page that the reader wants to leave; false when there is none to tell
 */
export function serveHost(
  store: Store<ReaderStoreState>,
  target: FramedWindow,
  askPartner: (bookId: number) => Promise<{ readonly allowedOrigins: readonly string[] }>,
  wait: (seconds: number) => Promise<void>,
): (returnUrl: string) => boolean {
  const place = readPlace(target)
  const page = target.parent
  /** The book that was asked about last, and who may hear of it. */
  let asked: AskedBook | null = null
  let told: Told | null = null

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
      own.origin = chooseHost(place, allowedOrigins)
      tell()
    } catch (error) {
      console.error('The page around this book cannot be spoken with yet.', error)
      await wait(ASK_AGAIN_SECONDS[Math.min(tries, ASK_AGAIN_SECONDS.length - 1)] ?? 60)
      await ask(own, tries + 1)
    }
  }
  const tell = () => {
    const { reading } = store.getState()
    const bookId = reading.outline?.bookId
    if (bookId !== undefined && bookId !== asked?.bookId) {
      asked = { bookId, origin: null }
      told = null
      return void ask(asked)
    }
    if ((asked?.origin ?? null) === null) return
    const next = listHostMessages(told, reading)
    told = next.told
    for (const message of next.messages) send(message)
  }
  const hear = (event: ArrivedMessage) => {
    const { reading } = store.getState()
    // An order is for the book whose partner was asked, not for one that has come since.
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
    }
  }

  store.subscribe(tell)
  target.addEventListener('message', hear)
  tell()
  return (returnUrl) => send({ type: 'exit', returnUrl })
}

function readPlace({ location }: FramedWindow): FramedPlace {
  return {
    own: location.origin,
    named: new URLSearchParams(location.search).get(HOST_PARAMETER),
    // Firefox has no list of ancestors: there the browser's own check of the target origin has to do.
    known: location.ancestorOrigins?.[0],
  }
}

function findPlace({ outline }: ReadingState, pageId: number): { chapterId: number; pageId: number } | null {
  const chapter = outline?.chapters.find(({ pages }) => pages.some((page) => page.pageId === pageId))
  return chapter === undefined ? null : { chapterId: chapter.chapterId, pageId }
}
