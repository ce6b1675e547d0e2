import { HOST_PARAMETER, isFrom, readHostCommand, wrapMessage, type ReaderMessage } from '@lectern/embed/protocol'
import { pageTurned, pausePressed, playPressed } from '@lectern/reader-ui'
import type { Store } from '@reduxjs/toolkit'
import type { ReaderState } from './create-reader-store'

type Reading = ReaderState['reading']

/**
 * Speaks with the page that shows this reader in a frame, and with no other: its origin is named in the address and has
 * to be the one the browser knows. @returns stops it; null when nobody is to be spoken with
 */
export function serveHost(store: Store<ReaderState>, target: Window): (() => void) | null {
  const origin = readHostOrigin(target)
  if (origin === null) return null
  const host = target.parent
  const send = (message: ReaderMessage) => host.postMessage(wrapMessage(message), origin)

  let before: Reading | null = null
  const tell = () => {
    const { reading } = store.getState()
    for (const message of messagesBetween(before, reading)) send(message)
    before = reading
  }
  const hear = (event: MessageEvent) => {
    if (!isFrom(event, { window: host, origin })) return
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
        const place = findPlace(store.getState().reading, command.pageId)
        if (place !== null) store.dispatch(pageTurned({ place, by: 'hand' }))
        break
      }
    }
  }

  const stop = store.subscribe(tell)
  target.addEventListener('message', hear)
  tell()
  return () => {
    stop()
    target.removeEventListener('message', hear)
  }
}

function readHostOrigin(target: Window): string | null {
  if (target.parent === target) return null
  const named = new URLSearchParams(target.location.search).get(HOST_PARAMETER)
  if (named === null || !URL.canParse(named)) return null
  const { origin } = new URL(named)
  // Firefox has no list of ancestors: there the browser's own check of the target origin has to do.
  const known: string | undefined = target.location.ancestorOrigins?.[0]
  return origin === 'null' || (known !== undefined && known !== origin) ? null : origin
}

function messagesBetween(before: Reading | null, now: Reading): ReaderMessage[] {
  const messages: ReaderMessage[] = []
  const { outline, shown } = now
  if (outline === null || shown === null) return messages
  const pages = outline.chapters.flatMap((chapter) => chapter.pages)
  if (before?.outline !== outline) {
    messages.push({ type: 'ready', bookId: outline.bookId, language: outline.language, pageCount: pages.length })
  }
  if (before?.shown?.pageId !== shown.pageId || before.outline !== outline) {
    const pageNumber = pages.findIndex(({ pageId }) => pageId === shown.pageId) + 1
    messages.push({ type: 'page', chapterId: shown.chapterId, pageId: shown.pageId, pageNumber })
  }
  if (before !== null && stateOf(before) !== stateOf(now)) messages.push({ type: 'playback', state: stateOf(now) })
  return messages
}

function stateOf(reading: Reading): 'playing' | 'paused' | 'blocked' {
  if (reading.trouble === 'gesture-needed') return 'blocked'
  return reading.isPlaying ? 'playing' : 'paused'
}

function findPlace({ outline }: Reading, pageId: number): { chapterId: number; pageId: number } | null {
  const chapter = outline?.chapters.find(({ pages }) => pages.some((page) => page.pageId === pageId))
  return chapter === undefined ? null : { chapterId: chapter.chapterId, pageId }
}
