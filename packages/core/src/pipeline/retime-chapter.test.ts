import { describe, expect, test } from 'vitest'
import type { Rect, TimedWord } from '../types'
import { confirmTimesByHand } from './confirm-times-by-hand'
import { retimeChapter } from './retime-chapter'
import { digestSpokenWords } from '../staleness/digest-spoken-words'

const en = { language: 'en' }

type Timed = Required<Pick<Rect, 'startTime' | 'endTime' | 'timing'>>
const timed = (at: number, source: 'matched' | 'estimated' | 'manual', narration?: string): Timed => ({
  startTime: at,
  endTime: at + 0.8,
  timing: { source, ...(narration === undefined ? {} : { narration }) },
})

const pageOf = (pageNumber: number, text: string, times: (Timed | null)[]) => ({
  pageVariationId: 100 + pageNumber,
  pageNumber,
  words: text
    .split(' ')
    .map((word, at): Rect => ({ id: `r${at}`, x: at * 100, y: 10, width: 80, height: 30, word, ...times[at] })),
})

const speak = (text: string, pageVariationId: number, from: number): TimedWord[] =>
  text.split(' ').map((word, at) => ({ word, start: from + at, end: from + at + 0.8, pageVariationId }))

const old = (text: string, narration?: string) => text.split(' ').map((_, at) => timed(at, 'matched', narration))

describe('retimeChapter', () => {
  test('replaces matched and estimated times by those of the new narration', () => {
    const text = 'the old lamp waved'
    const times = [...old('the old lamp', 'earlier'), timed(3, 'estimated', 'earlier')]
    const spoken = speak(text, 101, 10)
    const result = retimeChapter([pageOf(1, text, times)], spoken, en)
    expect(result).toMatchObject({ matched: 4, estimated: 0, untimed: 0, keptByHand: 0, failed: [] })
    expect(result.pages[0]?.words.map(({ startTime }) => startTime)).toEqual([10, 11, 12, 13])
    expect(new Set(result.pages[0]?.words.map(({ timing }) => timing?.narration))).toEqual(
      new Set([digestSpokenWords(spoken)]),
    )
  })

  test('estimates timed words that are not found, and leaves untimed words as they were', () => {
    const times = [timed(0, 'matched'), timed(1, 'matched'), null, timed(3, 'matched')]
    const spoken = [speak('the', 101, 10), speak('waved', 101, 13)].flat()
    const result = retimeChapter([pageOf(1, 'the old lamp waved', times)], spoken, en)
    expect(result).toMatchObject({ matched: 2, estimated: 1, untimed: 1 })
    const [, estimated, untimed] = result.pages[0]?.words ?? []
    expect(estimated?.timing).toEqual({ source: 'estimated', narration: digestSpokenWords(spoken) })
    expect(estimated?.startTime).toBeGreaterThanOrEqual(10.8)
    expect(estimated?.endTime).toBeLessThanOrEqual(13)
    expect(untimed).not.toHaveProperty('startTime')
  })

  test('does not count the number of a page among the words without a time', () => {
    const page = pageOf(7, 'the old lamp', [])
    const pageNumber: Rect = { id: 'number', x: 150, y: 900, width: 20, height: 20, word: '7' }
    const pages = [{ ...page, words: [...page.words, pageNumber] }]
    const result = retimeChapter(pages, speak('the old lamp', 107, 10), en)
    expect(result).toMatchObject({ matched: 3, untimed: 0 })
  })

  test('keeps times set by hand, with the narration that they were set for', () => {
    const text = 'the old lamp'
    const times = [timed(0, 'matched', 'earlier'), timed(1, 'manual', 'earlier'), timed(2, 'matched', 'earlier')]
    const result = retimeChapter([pageOf(1, text, times)], speak(text, 101, 10), en)
    expect(result).toMatchObject({ matched: 2, keptByHand: 1 })
    expect(result.pages[0]?.words[1]).toMatchObject(timed(1, 'manual', 'earlier'))
  })

  test('estimates a last word up to the end of its page, and times its sentence by it', () => {
    const at = { x: 0, y: 10, width: 400, height: 30 }
    const page = {
      ...pageOf(1, 'the old lamp.', old('the old lamp')),
      sentences: [{ id: 's', ...at, word: 'the old lamp.' }],
    }
    const spoken = speak('the old hm', 101, 10)
    const [retimed] = retimeChapter([page], spoken, en).pages
    expect(retimed?.words[2]).toMatchObject({ endTime: 12.8, timing: { source: 'estimated' } })
    const timing = { narration: digestSpokenWords(spoken) }
    expect(retimed?.sentences[0]).toMatchObject({ startTime: 10, endTime: 12.8, timing })
  })

  test('estimates between times of the new narration, not between manual times of an earlier one', () => {
    const times = [
      timed(0, 'matched', 'a'),
      timed(1, 'matched', 'a'),
      timed(50, 'manual', 'a'),
      timed(3, 'matched', 'a'),
    ]
    const spoken = [speak('the', 101, 10), speak('lamp waved', 101, 12)].flat()
    const result = retimeChapter([pageOf(1, 'the old lamp waved', times)], spoken, en)
    expect(result).toMatchObject({ matched: 2, estimated: 1, keptByHand: 1 })
    const [, estimated, byHand] = result.pages[0]?.words ?? []
    expect(estimated?.startTime).toBeGreaterThanOrEqual(10.8)
    expect(estimated?.endTime).toBeLessThanOrEqual(13)
    expect(byHand).toMatchObject(timed(50, 'manual', 'a'))
  })

  test('replaces times set by hand for an earlier narration alone where the author asks for that', () => {
    const text = 'the old lamp'
    const spoken = speak(text, 101, 10)
    const present = timed(10.1, 'manual', digestSpokenWords(spoken))
    const times = [present, timed(1, 'manual', 'earlier'), timed(2, 'manual')]
    const result = retimeChapter([pageOf(1, text, times)], spoken, { ...en, byHand: 'replace' })
    expect(result.pages[0]?.words.map(({ startTime }) => startTime)).toEqual([10.1, 11, 12])
    expect(result.pages[0]?.words[0]).toMatchObject(present)
  })

  test('keeps the times of a page of which the narration has no word, and reports it', () => {
    const pages = [pageOf(1, 'the lamp', old('the lamp')), pageOf(2, 'the sea', old('the sea'))]
    const result = retimeChapter(pages, speak('the lamp', 101, 10), en)
    expect(result.pages.map(({ page }) => page.pageNumber)).toEqual([1])
    expect(result.failed.map(({ page, reason }) => [page.pageNumber, reason])).toEqual([[2, 'not-spoken']])
  })

  test('times nothing in a chapter without words', () => {
    expect(retimeChapter([{ ...pageOf(1, 'x', []), words: [] }], [], en)).toMatchObject({ pages: [], failed: [] })
  })
})

test('confirmTimesByHand marks only times set by hand as those of the present narration', () => {
  const { words } = pageOf(1, 'the old', [timed(0, 'matched', 'earlier'), timed(1, 'manual', 'earlier')])
  const spoken = speak('the old', 101, 10)
  const [matched, byHand] = confirmTimesByHand(words, spoken)
  expect(matched).toBe(words[0])
  expect(byHand).toEqual({ ...words[1], timing: { source: 'manual', narration: digestSpokenWords(spoken) } })
})
