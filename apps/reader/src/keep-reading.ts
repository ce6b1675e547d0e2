import { keepPlace, keepRate, listPlaces, numberPage } from '@lectern/reader-ui'
import type { Store } from '@reduxjs/toolkit'
import type { ReaderState } from './create-reader-store'

/** Remembers the rate for the session, and where each book was left for the next visit. @returns stops it */
export function keepReading(store: Store<ReaderState>, target: Window): () => void {
  let before = store.getState().reading
  const keepHere = () => {
    const { outline, shown, narrated, positionSeconds } = store.getState().reading
    if (outline === null || shown === null) return
    const seconds = narrated?.pageId === shown.pageId ? positionSeconds : null
    const number = numberPage(listPlaces(outline), shown)
    const pageNumber = number > 0 ? number : null
    keepPlace(target.localStorage, outline.bookId, { ...shown, language: outline.language, seconds, pageNumber })
  }
  const stop = store.subscribe(() => {
    const { reading } = store.getState()
    if (reading.rate !== before.rate) keepRate(target.sessionStorage, reading.rate)
    const hasMoved = reading.shown !== before.shown || (before.isPlaying && !reading.isPlaying)
    before = reading
    if (hasMoved) keepHere()
  })
  target.addEventListener('pagehide', keepHere)
  return () => {
    stop()
    target.removeEventListener('pagehide', keepHere)
  }
}
