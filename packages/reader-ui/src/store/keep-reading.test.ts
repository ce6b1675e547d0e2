import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { readKeptRate } from './keep-choices'
import { keepReading } from './keep-reading'
import { readKeptPlace } from './kept-place'
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

function reading() {
  const store = configureStore({ reducer: { reading: readingSlice.reducer } })
  const places = memoryStorage()
  const session = memoryStorage()
  const target = new EventTarget()
  const stop = keepReading(store, { places, session, target })
  store.dispatch(bookOpened({ outline, place: { chapterId: 10, pageId: 100 } }))
  return { store, session, target, stop, kept: () => readKeptPlace(places, 7) }
}
const at = (seconds: number) => positionPolled({ seconds, durationSeconds: 20 })

describe('what is kept of reading', () => {
  it('is the second that was heard when the book is closed while it plays', () => {
    const { store, kept } = reading()
    store.dispatch(playPressed())
    store.dispatch(at(6.2))
    store.dispatch(bookClosed())
    expect(kept()).toEqual({ chapterId: 10, pageId: 100, language: 'en', seconds: 6.2, pageNumber: 1 })
  })
  it('is the place at each turn of a page, at each pause and when the page is left', () => {
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
  it('has no second where the narration is on another page', () => {
    const { store, kept } = reading()
    store.dispatch(playPressed())
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    expect(kept()).toMatchObject({ pageId: 101, seconds: null })
  })
  it('is the rate, for the session', () => {
    const { store, session } = reading()
    expect(readKeptRate(session)).toBe(1)
    store.dispatch(rateChosen({ rate: 1.5 }))
    expect(readKeptRate(session)).toBe(1.5)
  })
  it('is nothing more once that is stopped', () => {
    const { store, stop, kept } = reading()
    stop()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    expect(kept()?.pageId).toBe(100)
  })
})
