import { describe, expect, test } from 'vitest'
import { initialReadingState, type ReadingState } from '../store/reading-slice'
import { composeBugReport, hasContent, type BugContext } from './compose-bug-report'
import { describeActivity } from './describe-activity'

const context: BugContext = {
  bookId: 7,
  chapterId: 3,
  pageId: 12,
  language: 'es',
  positionSeconds: 12.345,
  window: '375 × 667',
  interfaceLanguage: 'en',
  browser: 'Chrome 141, Android',
  activity: ['pause at 12.3 s'],
}

describe('a report of a problem', () => {
  test('has flags, message and place, and nothing else [UI-009]', () => {
    expect(composeBugReport({ flags: ['audio', 'text'], message: ' The owl is silent ' }, context)).toEqual({
      audio_problem: true,
      video_problem: false,
      text_problem: true,
      quiz_problem: false,
      layout_problem: false,
      translation_problem: false,
      other_problem: false,
      message: 'The owl is silent',
      book_id: 7,
      chapter_id: 3,
      page_id: 12,
      selected_language: 'es',
      position_seconds: 12.3,
      window: '375 × 667',
      interface_language: 'en',
      browser: 'Chrome 141, Android',
      activity: ['pause at 12.3 s'],
    })
  })
  test('names no page or chapter for the generated cover', () => {
    const cover = composeBugReport({ flags: ['other'], message: '' }, { ...context, chapterId: -1, pageId: -1 })
    expect([cover['chapter_id'], cover['page_id'], cover['message']]).toEqual([null, null, null])
  })
  test('has content with a flag or a message alone', () => {
    expect(hasContent({ flags: [], message: '  ' })).toBe(false)
    expect(hasContent({ flags: ['quiz'], message: '' })).toBe(true)
    expect(hasContent({ flags: [], message: 'Help' })).toBe(true)
  })
})

describe('describeActivity', () => {
  const state = (change: Partial<ReadingState>): ReadingState => ({ ...initialReadingState, ...change })
  test('lists page turns, playing, failures and speed, but no progress of the narration', () => {
    const before = state({ positionSeconds: 1 })
    expect(describeActivity(before, state({ positionSeconds: 2 }))).toEqual([])
    const after = state({
      shown: { chapterId: 3, pageId: 12 },
      shownBy: 'hand',
      positionSeconds: 2,
      isPlaying: true,
      failure: 'not-loaded',
      rate: 1.5,
    })
    expect(describeActivity(before, after)).toEqual([
      'page 12 of chapter 3, by hand',
      'play at 2.0 s',
      'narration failed: not-loaded',
      'speed 1.5',
    ])
  })
})
