import type { Store } from '@reduxjs/toolkit'
import { writeStoredRate } from './stored-rate'
import { writeStoredPlace, type PlaceStorage } from './stored-place'
import { listPlaces, getPageNumber } from './outline'
import type { ReadingState } from './reading-slice'
import type { ReaderStoreState } from './store-shape'

export interface ProgressStorage {
  /** Stores the last place in each book, for the next visit. */
  readonly places: PlaceStorage
  /** Stores the playback rate for this session. */
  readonly session: Pick<Storage, 'setItem'>
  /** Dispatches the events that end a visit. */
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Returns false while a book is open whose place must not be kept. */
  readonly keepsPlace: () => boolean
}

/** Stores the rate for the session and the last place in each book for the next visit. @returns a function that stops it */
export function storeProgress(
  store: Pick<Store<Pick<ReaderStoreState, 'reading'>>, 'getState' | 'subscribe'>,
  { places, session, target, keepsPlace }: ProgressStorage,
): () => void {
  let before = store.getState().reading
  const keep = ({ outline, shown, narrated, positionSeconds }: ReadingState) => {
    if (outline === null || shown === null || !keepsPlace()) return
    const seconds = narrated?.pageId === shown.pageId ? positionSeconds : null
    const number = getPageNumber(listPlaces(outline), shown)
    const pageNumber = number > 0 ? number : null
    writeStoredPlace(places, outline.bookId, { ...shown, language: outline.language, seconds, pageNumber })
  }
  const stop = store.subscribe(() => {
    const { reading } = store.getState()
    const last = before
    before = reading
    if (reading.rate !== last.rate) writeStoredRate(session, reading.rate)
    // After a book has closed, its place is the one before the action.
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
