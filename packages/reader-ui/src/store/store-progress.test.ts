import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { readStoredRate } from './stored-rate'
import { storeProgress } from './store-progress'
import { readStoredPlace } from './stored-place'
import type { Outline } from './outline'
import {
  bookClosed,
  bookOpened,
  pageTurned,
  pausePressed,
  playPressed,
  positionPolled,
  rateChosen,
  readingSlice,
} from './reading-slice'
import { memoryStorage } from '../testing/memory-storage'

const outline: Outline = {
  bookId: 7,
  language: 'en',
  chapters: [
    {
      chapterId: 10,
      isNarrated: true,
      pages: [
        { pageId: 100, startSeconds: 0.5 },
        { pageId: 101, startSeconds: 9 },
      ],
    },
  ],
}

function reading({ keepsPlace = true } = {}) {
  const store = configureStore({ reducer: { reading: readingSlice.reducer } })
  const places = memoryStorage()
  const session = memoryStorage()
  const target = new EventTarget()
  const stop = storeProgress(store, { places, session, target, keepsPlace: () => keepsPlace })
  store.dispatch(bookOpened({ outline, place: { chapterId: 10, pageId: 100 } }))
  return { store, session, target, stop, kept: () => readStoredPlace(places, 7) }
}
const at = (seconds: number) => positionPolled({ seconds, durationSeconds: 20 })

describe('storeProgress', () => {
  it('stores the position when the book is closed while it plays', () => {
    const { store, kept } = reading()
    store.dispatch(playPressed())
    store.dispatch(at(6.2))
    store.dispatch(bookClosed())
    expect(kept()).toEqual({ chapterId: 10, pageId: 100, language: 'en', seconds: 6.2, pageNumber: 1 })
  })
  it('stores the place at each page turn, at each pause and when the document is left', () => {
    const { store, kept, target } = reading()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    expect(kept()).toMatchObject({ pageId: 101, seconds: 9, pageNumber: 2 })
    store.dispatch(playPressed())
    store.dispatch(at(11))
    store.dispatch(pausePressed())
    expect(kept()?.seconds).toBe(11)
    store.dispatch(at(12))
    target.dispatchEvent(new Event('pagehide'))
    expect(kept()?.seconds).toBe(12)
  })
  it('stores no place in a mode that keeps none', () => {
    const { store, kept, target } = reading({ keepsPlace: false })
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    target.dispatchEvent(new Event('pagehide'))
    store.dispatch(bookClosed())
    expect(kept()).toBeNull()
  })
  it('stores no time if the narration is on another page', () => {
    const { store, kept } = reading()
    store.dispatch(playPressed())
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    expect(kept()).toMatchObject({ pageId: 101, seconds: null })
  })
  it('stores the playback rate for the session', () => {
    const { store, session } = reading()
    expect(readStoredRate(session)).toBe(1)
    store.dispatch(rateChosen({ rate: 1.5 }))
    expect(readStoredRate(session)).toBe(1.5)
  })
  it('stores nothing after it is stopped', () => {
    const { store, stop, kept } = reading()
    stop()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    expect(kept()?.pageId).toBe(100)
  })
})
