import { readingSlice, type ReadingState } from '@lectern/reader-ui'
import { describe, expect, test } from 'vitest'
import { listHostMessages, type ReportedState } from './list-host-messages'

const outline = {
  bookId: 7,
  language: 'en',
  chapters: [
    { chapterId: -1, isNarrated: false, pages: [{ pageId: -1, startSeconds: null }] },
    { chapterId: 1, isNarrated: true, pages: [31, 32, 33].map((pageId) => ({ pageId, startSeconds: null })) },
  ],
}
const at = (pageId: number, more: Partial<ReadingState> = {}): ReadingState => ({
  ...readingSlice.getInitialState(),
  outline,
  shown: { chapterId: pageId < 0 ? -1 : 1, pageId },
  ...more,
})

/** Returns the types of the messages for each step of a visit. */
function report(states: readonly ReadingState[]) {
  let reported: ReportedState | null = null
  return states.map((state) => {
    const next = listHostMessages(reported, state)
    reported = next.reported
    return next.messages
  })
}

describe('listHostMessages', () => {
  test('returns no message before a book is open', () => {
    expect(report([readingSlice.getInitialState()])).toEqual([[]])
  })
  test("counts the book's own pages; an audio book's generated cover is page 0 without progress", () => {
    expect(report([at(-1), at(31)])).toEqual([
      [
        { type: 'ready', bookId: 7, language: 'en', pageCount: 3 },
        { type: 'page', chapterId: -1, pageId: -1, pageNumber: 0 },
        { type: 'progress', seenPages: 0, pageCount: 3 },
      ],
      [
        { type: 'page', chapterId: 1, pageId: 31, pageNumber: 1 },
        { type: 'progress', seenPages: 1, pageCount: 3 },
      ],
    ])
  })
  test('counts each page once as progress, however often it is visited', () => {
    const [, ...turns] = report([at(31), at(33), at(31), at(33), at(32)])
    expect(turns.map((messages) => messages.flatMap((m) => (m.type === 'progress' ? [m.seenPages] : [])))).toEqual([
      [2],
      [],
      [],
      [3],
    ])
  })
  test('keeps the progress when the language changes and resets it for another book', () => {
    const spanish = at(31, { outline: { ...outline, language: 'es' } })
    const other = at(31, { outline: { ...outline, bookId: 8 } })
    const [, , third, fourth] = report([at(31), at(32), spanish, other])
    expect(third).toContainEqual({ type: 'progress', seenPages: 2, pageCount: 3 })
    expect(fourth).toContainEqual({ type: 'progress', seenPages: 1, pageCount: 3 })
  })
  test('reports the end of the book once, and again only after another page was shown', () => {
    const end = { place: { chapterId: 1, pageId: 33 }, isOffered: true }
    const [, ...later] = report([
      at(32),
      at(33, { end }),
      at(33, { end: { ...end, isOffered: false } }),
      at(33, { end, isPlaying: true }),
      at(31, { end }),
      at(33, { end }),
    ])
    const ends = later.map((messages) => messages.filter(({ type }) => type === 'end'))
    const told = [{ type: 'end', bookId: 7 }]
    expect(ends).toEqual([told, [], [], [], told])
  })
  test('reports playing, paused and blocked, and nothing while the state stays the same', () => {
    const playing = at(31, { isPlaying: true })
    const [, ...later] = report([
      at(31),
      playing,
      { ...playing, positionSeconds: 3 },
      at(31, { failure: 'gesture-needed' }),
      at(31),
    ])
    expect(later).toEqual([
      [{ type: 'playback', state: 'playing' }],
      [],
      [{ type: 'playback', state: 'blocked' }],
      [{ type: 'playback', state: 'paused' }],
    ])
  })
})
