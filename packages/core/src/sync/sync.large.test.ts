import { describe, expect, test } from 'vitest'
import type { Rect, TimedWord } from '../types'
import { assignAutoplay } from './autoplay/assign-autoplay'
import { fillTimingGaps } from './gap-filling/fill-timing-gaps'
import { moveBoundary } from './boundaries/move-boundary'
import { syncBySentence } from './matching/sync-by-sentence'
import { syncByWord } from './matching/sync-by-word'
import { transferTimings } from './text-edits/transfer-timings'
import { validateTimings } from './timing/validate-timings'

const en = { language: 'en' }
const LENGTH = 100_000

/** Words that are not similar; no two of a series are equal. */
const nameOf = (series: string, at: number): string =>
  series + at.toString(36).replaceAll(/\d/gu, (digit) => 'qwzxvkjyuf'[Number(digit)]!)

const rectsOf = (series: string, length = LENGTH): Rect[] =>
  Array.from({ length }, (_, at) => ({
    id: `r${at}`,
    x: (at % 10) * 60,
    y: Math.floor(at / 10) * 40,
    width: 50,
    height: 30,
    word: nameOf(series, at),
    sentenceId: `s${at >> 3}`,
  }))
const speechOf = (series: string, length = LENGTH): TimedWord[] =>
  Array.from({ length }, (_, at) => ({ word: nameOf(series, at), start: at / 4, end: at / 4 + 0.2 }))

// Quadratic time would take minutes; the limit is for slow machines.
describe('a hundred thousand words', { timeout: 60_000 }, () => {
  test.each([
    ['words', syncByWord],
    ['sentences', syncBySentence],
  ])('get the times of the same %s', (_, sync) => {
    const result = sync(rectsOf('same'), speechOf('same'), en)
    expect(result).toMatchObject({ coverage: 1, firstUnmatchedWord: null, firstUnassignedRect: null })
    expect(validateTimings(result.rects)).toEqual([])
  })

  test.each([
    ['words', syncByWord],
    ['sentences', syncBySentence],
  ])('and more that all match, get the times of their %s', (_, sync) => {
    expect(sync(rectsOf('same', 2 * LENGTH), speechOf('same', 2 * LENGTH), en).coverage).toBe(1)
  })

  test('and more have edit steps in linear time', () => {
    const before = rectsOf('page', 2 * LENGTH).map((rect, at) => ({ ...rect, word: at === 0 ? 'begin' : `a${at}` }))
    const text = before.map(({ word }) => `${word}s`).join(' ')
    expect(transferTimings(before, text, en).rects).toHaveLength(2 * LENGTH)
  })

  test.each([
    ['words', syncByWord],
    ['sentences', syncBySentence],
  ])('get no times from unrelated %s', (_, sync) => {
    const page = rectsOf('page')
    const result = sync(page, speechOf('zzzzvoice'), en)
    expect(result.coverage).toBeLessThan(0.01)
    expect(result.firstUnmatchedWord?.index).toBe(0)
  })

  test('handle times that run backwards, stand still or are NaN', () => {
    const page = rectsOf('page')
    const heard = speechOf('page')
    const backwards = syncByWord(
      page,
      heard.map((word, at) => ({ ...word, start: LENGTH - at, end: LENGTH - at + 1 })),
      en,
    )
    const still = syncByWord(
      page,
      heard.map((word) => ({ ...word, start: 1, end: 1 })),
      en,
    )
    const none = syncByWord(
      page,
      heard.map((word) => ({ ...word, start: Number.NaN })),
      en,
    )
    for (const { rects } of [backwards, still, none])
      expect(validateTimings(rects.filter(({ startTime }) => startTime !== undefined))).toEqual([])
    expect(backwards.issues.length).toBeGreaterThan(LENGTH - 10)
    expect(still.coverage).toBe(1)
    expect(none).toMatchObject({ coverage: 0, rects: page })
  })

  test('are transferred to a text without common words, and to one word', () => {
    const before = syncByWord(rectsOf('page'), speechOf('page'), en).rects
    const other = rectsOf('zzother', 2 * LENGTH).map((rect) => rect.word ?? '')
    const { rects } = transferTimings(before, other.join(' '), en)
    expect(rects).toHaveLength(other.length)
    expect(new Set(rects.map(({ id }) => id)).size).toBe(rects.length)
    expect(validateTimings(rects).filter(({ code }) => code !== 'missing')).toEqual([])
    expect(transferTimings(before, 'alone', en).rects).toHaveLength(1)
    expect(transferTimings(before.slice(0, 1), other.join(' '), en).rects).toHaveLength(other.length)
    expect(transferTimings(before, rectsOf('zzother', 2 * LENGTH), en).rects).toHaveLength(2 * LENGTH)
  })

  test('surround as many triggers', () => {
    const triggers = Array.from({ length: LENGTH }, (_, at) => ({ id: `t${at}`, x: 0, y: -at, width: 9, height: 9 }))
    expect(assignAutoplay(triggers, [])[0]?.autoplayStartTime).toEqual([
      { lang: 'en', value: -1, orderIndex: LENGTH - 1 },
    ])
  })

  test('keep all boundaries but the moved one', () => {
    const timed = fillTimingGaps(rectsOf('page'), { start: 0, end: LENGTH })
    const moved = moveBoundary(timed, 50_000, timed[50_000]!.startTime! + 0.3)
    expect(moved.filter((rect, at) => rect !== timed[at])).toHaveLength(2)
  })
})
