import { describe, expect, it } from 'vitest'
import type { Outline, Place } from './outline'
import {
  bookOpened,
  initialReadingState,
  mediaEnded,
  mediaFailed,
  mediaStarted,
  narrationReachedPage,
  narrationReturnedTo,
  pageTurned,
  pausePressed,
  playPressed,
  seekRequested,
  readingSlice,
  wordPressed,
  type ReadingState,
} from './reading-slice'

type Event = Parameters<typeof readingSlice.reducer>[1]

/** A cover, a chapter of three pages (the second one a picture), a chapter of one. */
const outline: Outline = {
  bookId: 1,
  language: 'en',
  chapters: [
    { chapterId: -1, isNarrated: false, pages: [{ pageId: -1, startSeconds: null }] },
    {
      chapterId: 10,
      isNarrated: true,
      pages: [
        { pageId: 100, startSeconds: 0.5 },
        { pageId: 101, startSeconds: null },
        { pageId: 102, startSeconds: 9 },
      ],
    },
    { chapterId: 11, isNarrated: true, pages: [{ pageId: 110, startSeconds: 0.2 }] },
  ],
}
const at = (chapterId: number, pageId: number) => ({ chapterId, pageId })
const read = (...events: Event[]): ReadingState => events.reduce(readingSlice.reducer, initialReadingState)
const open = (pageId = 100, chapterId = 10) => bookOpened({ outline, place: at(chapterId, pageId) })
const reach = (place: Place) => narrationReachedPage({ place, autoFlip: true })
const end = () => mediaEnded({ autoFlip: true, continuousPlay: true })
const turn = (chapterId: number, pageId: number) => pageTurned({ place: at(chapterId, pageId), by: 'hand' })

describe('opening a book', () => {
  it('moves the narration to the opened page', () => {
    expect(read(open(102))).toMatchObject({ shown: at(10, 102), narrated: at(10, 102), cue: { seconds: 9 } })
  })
  it('starts a chapter at 0 seconds, not at its first word', () => {
    expect(read(open()).cue.seconds).toBe(0)
  })
  it('continues at the stored position', () => {
    expect(read(bookOpened({ outline, place: at(10, 102), seconds: 12 })).cue.seconds).toBe(12)
  })
  it('moves the narration to the first narrated page behind a cover', () => {
    const state = read(open(-1, -1))
    expect(state).toMatchObject({ shown: at(-1, -1), narrated: at(10, 100) })
    expect(readingSlice.reducer(state, playPressed()).shown).toEqual(at(10, 100))
  })
})

describe('a manual page turn', () => {
  it('moves a paused narration along', () => {
    expect(read(open(), turn(10, 102))).toMatchObject({
      shown: at(10, 102),
      narrated: at(10, 102),
      cue: { seconds: 9 },
    })
  })
  it('keeps a playing narration running', () => {
    const state = read(open(), playPressed(), turn(11, 110))
    expect(state).toMatchObject({ shown: at(11, 110), narrated: at(10, 100), isPlaying: true })
    expect(state.cue).toEqual(read(open()).cue)
  })
  it('follows again when the narration reaches the visible page', () => {
    const away = [open(), playPressed(), turn(10, 102)]
    expect(read(...away, reach(at(10, 102)))).toMatchObject({
      shown: at(10, 102),
      narrated: at(10, 102),
    })
    expect(read(...away, reach(at(10, 102)), reach(at(10, 100))).shown).toEqual(at(10, 100))
  })
  it('returns to the narrated page on request', () => {
    expect(read(open(), playPressed(), turn(11, 110), narrationReturnedTo()).shown).toEqual(at(10, 100))
  })
  it('stays on a picture until playback starts, then moves to the narrated page', () => {
    const state = read(open(), turn(10, 101))
    expect(state).toMatchObject({ shown: at(10, 101), narrated: at(10, 102) })
    expect(readingSlice.reducer(state, reach(at(10, 102))).shown).toEqual(at(10, 101))
    expect(readingSlice.reducer(state, playPressed()).shown).toEqual(at(10, 102))
  })
})

describe('the narration reaching a page', () => {
  it('turns to it and records that the narration turned', () => {
    const state = read(open(), playPressed(), reach(at(10, 102)))
    expect(state).toMatchObject({ shown: at(10, 102), shownBy: 'narration' })
  })
  it('turns nothing with automatic page turn off', () => {
    const state = read(open(), playPressed(), narrationReachedPage({ place: at(10, 102), autoFlip: false }))
    expect(state).toMatchObject({ shown: at(10, 100), narrated: at(10, 102) })
  })
})

describe('the end of a chapter', () => {
  const ending = [open(102), playPressed(), mediaStarted()]
  it('starts the next chapter', () => {
    const state = read(...ending, end())
    expect(state).toMatchObject({ shown: at(11, 110), narrated: at(11, 110), isPlaying: true, cue: { seconds: 0 } })
  })
  it('stops without continuous play, and at the end of the book', () => {
    expect(read(...ending, mediaEnded({ autoFlip: true, continuousPlay: false })).isPlaying).toBe(false)
    expect(read(open(110, 11), playPressed(), end())).toMatchObject({ isPlaying: false, shown: at(11, 110) })
  })
  it('keeps the page of a manual turn', () => {
    expect(read(...ending, turn(10, 100), end())).toMatchObject({ shown: at(10, 100), narrated: at(11, 110) })
  })
})

describe('seek requests', () => {
  it('get a new count even for the same position', () => {
    const once = read(open(), seekRequested({ seconds: 3 }))
    const twice = readingSlice.reducer(once, seekRequested({ seconds: 3 }))
    expect(twice.cue).toEqual({ seconds: 3, count: once.cue.count + 1 })
  })
  it('start playback at a pressed word, on its page', () => {
    const state = read(open(), wordPressed({ place: at(10, 102), seconds: 9.7 }))
    expect(state).toMatchObject({ isPlaying: true, shown: at(10, 102), narrated: at(10, 102), cue: { seconds: 9.7 } })
  })
  it('do nothing in a book without narration', () => {
    const silent: Outline = { ...outline, chapters: outline.chapters.slice(0, 1) }
    expect(read(bookOpened({ outline: silent, place: at(-1, -1) }), playPressed()).isPlaying).toBe(false)
  })
  it('clear the last failure', () => {
    const state = read(open(), playPressed(), mediaFailed({ failure: 'gesture-needed' }))
    expect(state).toMatchObject({ isPlaying: false, failure: 'gesture-needed' })
    expect(readingSlice.reducer(state, playPressed())).toMatchObject({ isPlaying: true, failure: null })
    expect(readingSlice.reducer(state, pausePressed()).failure).toBe('gesture-needed')
  })
})
