import type { Store } from '@reduxjs/toolkit'
import { keepRate } from './keep-choices'
import { keepPlace, type PlaceStorage } from './kept-place'
import { listPlaces, numberPage } from './outline'
import type { ReadingState } from './reading-slice'
import type { ReaderStoreState } from './store-shape'

export interface ReadingMemory {
  /** Keeps where each book was left, for the next visit. */
  readonly places: PlaceStorage
  /** Keeps the rate, for this one. */
  readonly session: Pick<Storage, 'setItem'>
  /** Says when the page is left. */
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** Remembers the rate for the session, and where each book was left for the next visit. @returns stops it */
export function keepReading(
  store: Pick<Store<ReaderStoreState>, 'getState' | 'subscribe'>,
  { places, session, target }: ReadingMemory,
): () => void {
  let before = store.getState().reading
  const keep = ({ outline, shown, narrated, positionSeconds }: ReadingState) => {
    if (outline === null || shown === null) return
    const seconds = narrated?.pageId === shown.pageId ? positionSeconds : null
    const number = numberPage(listPlaces(outline), shown)
    const pageNumber = number > 0 ? number : null
    keepPlace(places, outline.bookId, { ...shown, language: outline.language, seconds, pageNumber })
  }
  const stop = store.subscribe(() => {
    const { reading } = store.getState()
    const last = before
    before = reading
    if (reading.rate !== last.rate) keepRate(session, reading.rate)
    // A book that was closed is where it was a moment before.
    if (reading.outline === null) keep(last)
    else if (reading.shown !== last.shown || (last.isPlaying && !reading.isPlaying)) keep(reading)
  })
  const keepHere = () => keep(store.getState().reading)
  target.addEventListener('pagehide', keepHere)
  return () => {
    stop()
    target.removeEventListener('pagehide', keepHere)
  }
}
