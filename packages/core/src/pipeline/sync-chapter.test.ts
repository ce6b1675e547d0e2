import { fillTimingGaps, type Rect, type TimedWord } from '../sync'
import { describe, expect, test } from 'vitest'
import { syncChapter } from './sync-chapter'

const en = { language: 'en' }

const wordsOf = (text: string): Rect[] =>
  text.split(' ').map((word, at) => ({ id: `r${at}`, x: at * 100, y: 10, width: 80, height: 30, word }))

const pageOf = (pageNumber: number, text: string) => ({
  pageVariationId: 100 + pageNumber,
  pageNumber,
  words: text === '' ? [] : wordsOf(text),
})

const speak = (text: string, pageVariationId: string | number, from: number): TimedWord[] =>
  text.split(' ').map((word, at) => ({ word, start: from + at, end: from + at + 0.8, pageVariationId }))

function sync(pages: ReturnType<typeof pageOf>[], spoken: TimedWord[]) {
  const outcome = syncChapter(pages, spoken, en)
  if (outcome.kind !== 'synced') throw new Error(outcome.kind)
  return outcome
}

describe('syncChapter', () => {
  test("reports a failed page by its number, and returns the others' times, which alone are saved [SYNC-021]", () => {
    const pages = [
      pageOf(1, 'the lamp waved'),
      pageOf(2, 'nobody reads this'),
      pageOf(3, 'the sea slept'),
      pageOf(4, 'dusk'),
    ]
    const spoken = [
      ...speak('the lamp waved', 101, 0),
      ...speak('the sea slept', 103, 10),
      ...speak('[sighs]', 104, 20),
    ]
    const outcome = sync(pages, spoken)
    expect(outcome.failed.map(({ page, reason }) => `page ${page.pageNumber}: ${reason}`)).toEqual([
      'page 2: not-spoken',
      'page 4: not-found',
    ])
    expect(outcome.synced.map(({ page }) => page.pageVariationId)).toEqual([101, 103])
    expect(outcome.synced.map(({ words }) => words.map(({ startTime }) => startTime))).toEqual([
      [0, 1, 2],
      [10, 11, 12],
    ])
  })

  test('reports no failure if every page succeeds, with or without pictures [SYNC-021]', () => {
    const outcome = sync([pageOf(1, 'the lamp'), pageOf(2, ''), pageOf(3, '* * *')], speak('the lamp', 101, 0))
    expect(outcome.failed).toEqual([])
    expect(outcome.synced).toHaveLength(1)
    expect(outcome.coverage).toBe(1)
  })

  test('times matched rects, keeps the rest for filling, and names the page and both first misses [SYNC-019]', () => {
    const pages = [pageOf(1, 'Once upon'), pageOf(7, 'the old distant lamp waved')]
    const outcome = sync(pages, [...speak('Once upon', 101, 0), ...speak('the old lamp waved listen', 107, 10)])
    const rects = outcome.synced[1]?.words ?? []
    expect(rects.map(({ startTime }) => startTime)).toEqual([10, 11, undefined, 12, 13])
    expect(rects[2]).toBe(pages[1]?.words[2])
    expect(outcome.remainder).toEqual({
      page: pages[1],
      unmatchedWord: { index: 4, word: 'listen' },
      unassignedRect: { index: 2, id: 'r2', word: 'distant' },
    })
    const filled = fillTimingGaps(rects)
    expect(filled.map(({ timing }) => timing?.source)).toEqual([
      'matched',
      'matched',
      'estimated',
      'matched',
      'matched',
    ])
    expect(filled.filter((rect, at) => rect !== rects[at])).toHaveLength(1)
  })

  test('gives pages with the same text the times of their own words, for ids as numbers or strings', () => {
    const pages = [pageOf(1, 'the lamp'), pageOf(2, 'the lamp')]
    const outcome = sync(pages, [...speak('the lamp', '101', 0), ...speak('the lamp', 102, 10)])
    expect(outcome.synced.map(({ words }) => words[0]?.startTime)).toEqual([0, 10])
    expect(outcome.remainder).toBeNull()
  })

  test('also names the words that a failed page left over', () => {
    const outcome = sync([pageOf(1, 'silent words')], speak('something else', 101, 0))
    expect(outcome.synced).toEqual([])
    expect(outcome.remainder).toMatchObject({
      unmatchedWord: { word: 'something' },
      unassignedRect: { word: 'silent' },
    })
  })

  test('rejects a chapter without words', () => {
    expect(syncChapter([], [], en)).toEqual({ kind: 'no-word-rects' })
    expect(syncChapter([pageOf(1, ''), pageOf(2, '—')], speak('hello', 101, 0), en)).toEqual({ kind: 'no-word-rects' })
  })

  describe('words without a page id', () => {
    const unnamed = (words: TimedWord[]): TimedWord[] => words.map(({ word, start, end }) => ({ word, start, end }))
    const pages = [
      pageOf(1, 'the lamp waved'),
      pageOf(2, ''),
      pageOf(3, 'nobody reads this'),
      pageOf(4, 'the lamp slept'),
    ]
    const spoken = unnamed([...speak('the lamp waved', 101, 0), ...speak('oh the lamp slept', 104, 10)])

    test('are matched with the chapter as one text, and each page gets its own times', () => {
      const outcome = sync(pages, spoken)
      expect(outcome.synced.map(({ page }) => page.pageNumber)).toEqual([1, 4])
      expect(outcome.synced.map(({ words }) => words.map(({ startTime }) => startTime))).toEqual([
        [0, 1, 2],
        [11, 12, 13],
      ])
      expect(outcome.failed.map(({ page, reason }) => `page ${page.pageNumber}: ${reason}`)).toEqual([
        'page 3: not-spoken',
      ])
      expect(outcome.strayWords).toBe(0)
    })

    test('give a single page the times of its own words', () => {
      const outcome = syncChapter(pages, spoken, { ...en, only: 104 })
      if (outcome.kind !== 'synced') throw new Error(outcome.kind)
      expect(outcome.synced.map(({ words }) => words[0]?.startTime)).toEqual([11])
      expect(outcome.failed).toEqual([])
    })

    test('are split between two pages, even if they overlap', () => {
      const heard = [
        { word: 'the', start: 0, end: 1 },
        { word: 'lamp', start: 1, end: 2.2 },
        { word: 'the', start: 2, end: 3 },
        { word: 'sea', start: 3, end: 4 },
      ]
      const outcome = sync([pageOf(1, 'the lamp'), pageOf(2, 'the sea')], heard)
      expect(outcome.synced.map(({ coverage }) => coverage)).toEqual([1, 1])
    })

    test('reports spoken words that no page contains', () => {
      const outcome = sync([pageOf(1, ''), pageOf(2, 'silent words')], unnamed(speak('something else', 0, 0)))
      expect(outcome.failed).toMatchObject([{ reason: 'not-found' }])
    })
  })

  test('counts words of an unknown page, and words without a page if others have one', () => {
    const pages = [pageOf(1, 'the lamp'), pageOf(2, 'the sea')]
    const [nameless] = speak('hm', 0, 20).map(({ word, start, end }) => ({ word, start, end }))
    const spoken = [...speak('the lamp', 101, 0), ...speak('the far away hill', 999, 10), nameless!]
    expect(sync(pages, spoken)).toMatchObject({ strayWords: 5, synced: [{ page: pages[0] }] })
    expect(syncChapter(pages, spoken, { ...en, only: 101 })).toMatchObject({ strayWords: 5, failed: [] })
    expect(sync(pages, speak('the lamp', 101, 0))).toMatchObject({ strayWords: 0 })
  })

  test('matches twenty thousand pages, with and without page ids', { timeout: 60_000 }, () => {
    const nameOf = (at: number) => `w${at.toString(36).replaceAll(/\d/gu, (digit) => 'qwzxvkjyuf'[Number(digit)]!)}`
    const pages = Array.from({ length: 20_000 }, (_, at) => pageOf(at, nameOf(at)))
    const spoken = pages.flatMap(({ pageVariationId, pageNumber }) =>
      speak(nameOf(pageNumber), pageVariationId, pageNumber),
    )
    const nameless = spoken.map(({ word, start, end }) => ({ word, start, end }))
    for (const words of [spoken, nameless]) expect(sync(pages, words)).toMatchObject({ failed: [], coverage: 1 })
  })
})
