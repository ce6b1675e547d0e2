import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeWord } from '../text/normalization/normalize-word'
import { splitGraphemes } from '../text/characters/split-graphemes'
import type { Rect, TimedWord } from '../types'
import { fillTimingGaps } from './gap-filling/fill-timing-gaps'
import { moveBoundary } from './boundaries/move-boundary'
import { syncBySentence } from './matching/sync-by-sentence'
import { syncByWord } from './matching/sync-by-word'
import { transferTimings } from './text-edits/transfer-timings'
import { validateTimings } from './timing/validate-timings'

const language = fc.constantFrom('en', 'es', 'zh', 'th', 'ar')
const latin = 'the cat sat well- known cannot can not 1984 & — 12 grandmother [sighs] <break'.split(' ')
const others = '小猫 坐在垫子上 。 แมวนั่ง ذَهَبَ ذهب 👩‍👩‍👧'.split(' ')
const word = fc.constantFrom(...latin, ...others, '', ' ', 'two words', '\u0301')
const coordinate = fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constantFrom(0, -5, 1e9))
const rects = fc
  .array(fc.record({ word, x: coordinate, y: coordinate, width: coordinate, height: coordinate }), {
    maxLength: 40,
  })
  .map((all) => all.map((rect, at): Rect => ({ id: `r${at}`, ...rect, sentenceId: `s${at >> 2}` })))
const seconds = fc.oneof(
  fc.integer({ min: 0, max: 30_000 }).map((ms) => ms / 1000),
  fc.constantFrom(0, -0, -1, 1e6, Number.NaN, Infinity, -Infinity, Number.MIN_VALUE, 5.0005),
)
const anyTimed: fc.Arbitrary<TimedWord[]> = fc.array(fc.record({ word, start: seconds, end: seconds }), {
  maxLength: 40,
})
/** As a provider sends them: consecutive, some without length, some slightly late. */
const inOrder = fc
  .array(fc.record({ word, length: fc.integer({ min: 0, max: 400 }), pause: fc.nat({ max: 90 }) }))
  .map((all) => {
    let now = 0
    return all.map(({ word: text, length, pause }): TimedWord => {
      const start = now / 1000
      now += length
      const end = now / 1000
      now += pause
      return { word: text, start, end }
    })
  })
/** The page's own letters, segmented differently by a voice that hurries now and then. */
const ownWords = (page: readonly Rect[]) =>
  fc
    .array(
      fc.record({ letters: fc.integer({ min: 1, max: 9 }), length: fc.constantFrom(0, 0.0004, 0.001, 0.3, 0.5) }),
      {
        minLength: 1,
        maxLength: 60,
      },
    )
    .map((cuts) => {
      const text = splitGraphemes(page.map((rect) => rect.word).join(''))
      let [at, now] = [0, 0]
      return cuts.map(({ letters, length }): TimedWord => {
        const start = now
        now += length
        const from = at
        at += letters
        return { word: text.slice(from, at).join(''), start, end: now }
      })
    })
const narrated = rects.chain((page) =>
  fc.record({ page: fc.constant(page), heard: fc.oneof(inOrder, anyTimed, ownWords(page)) }),
)

/** The rounding error of times that were split by letters. */
const ROUNDING = 1e-6

describe.each([
  ['syncByWord', syncByWord],
  ['syncBySentence', syncBySentence],
])('%s', (name, sync) => {
  test('returns times in order, of positive length, within the narration, without overlap', () => {
    fc.assert(
      fc.property(narrated, language, ({ page, heard }, lang) => {
        const before = load(page)
        const result = sync(page, heard, { language: lang })
        expect(result.rects).toHaveLength(page.length)
        const last = heard.reduce((latest, { end }) => (Number.isFinite(end) ? Math.max(latest, end) : latest), 0)
        let previous: Rect | null = null
        for (const [at, rect] of result.rects.entries()) {
          if (rect === page[at]) continue
          const { startTime = Number.NaN, endTime = Number.NaN } = rect
          expect(endTime - startTime).toBeGreaterThanOrEqual(0.001 - ROUNDING)
          expect(startTime).toBeGreaterThanOrEqual(0)
          expect(endTime).toBeLessThanOrEqual(last + (heard.length + page.length) * 0.001 + ROUNDING)
          const sharesTime = name === 'syncBySentence' && previous?.sentenceId === rect.sentenceId
          if (sharesTime) expect([startTime, endTime]).toEqual([previous?.startTime, previous?.endTime])
          else expect(startTime).toBeGreaterThanOrEqual((previous?.endTime ?? 0) - ROUNDING)
          expect(rect).toEqual({ ...page[at], startTime, endTime, timing: rect.timing })
          expect(rect.timing?.source).toBe('matched')
          previous = rect
        }
        expect(page).toEqual(before)
      }),
      { numRuns: 600 },
    )
  })

  test('covers the fraction of matchable rects that got times, and names the first without', () => {
    fc.assert(
      fc.property(narrated, language, ({ page, heard }, lang) => {
        const result = sync(page, heard, { language: lang })
        const changed = result.rects.filter((rect, at) => rect !== page[at])
        const named = result.firstUnassignedRect
        expect(result.coverage).toBeGreaterThanOrEqual(0)
        expect(result.coverage).toBeLessThanOrEqual(1)
        expect(changed.length > 0).toBe(result.coverage > 0)
        if (named !== null) {
          expect(result.rects[named.index]).toBe(page[named.index])
          expect(page[named.index]).toMatchObject({ id: named.id, word: named.word })
          expect(result.coverage).toBeLessThan(1)
        }
        const hasWords = page.some(
          (rect) => normalizeWord(rect.word ?? '', { language: lang }) !== '' || rect.word === '&',
        )
        if (result.coverage === 0 && hasWords && named === null)
          expect(result.issues.map(({ code }) => code)).toContain('no-word-rects')
        const unmatched = result.firstUnmatchedWord
        if (unmatched !== null) expect(heard[unmatched.index]?.word).toBe(unmatched.word)
      }),
      { numRuns: 400 },
    )
  })

  test('returns the same on a second call, and for saved and loaded input', () => {
    fc.assert(
      fc.property(rects, inOrder, language, (page, heard, lang) => {
        const result = sync(page, heard, { language: lang })
        expect(sync(load(page), load(heard), { language: lang })).toEqual(result)
        expect(sync(result.rects, heard, { language: lang }).rects).toEqual(result.rects)
        expect(load(result.rects)).toEqual(result.rects)
        expect(validateTimings(load(result.rects))).toEqual(validateTimings(result.rects))
        const filled = fillTimingGaps(result.rects, { start: 0, end: 20 })
        expect(load(filled)).toEqual(filled)
        expect(fillTimingGaps(load(filled), { start: 0, end: 20 })).toEqual(filled)
      }),
      { numRuns: 250 },
    )
  })
})

test('nothing throws without rects, times or numbers', () => {
  const anyRect = fc.record(
    {
      id: fc.string({ maxLength: 3 }),
      x: seconds,
      y: seconds,
      width: seconds,
      height: seconds,
      word,
      startTime: seconds,
      endTime: seconds,
    },
    { requiredKeys: ['id', 'x', 'y', 'width', 'height'] },
  )
  const anyRects = fc.array(anyRect, { maxLength: 20 })
  fc.assert(
    fc.property(anyRects, anyRects, anyTimed, seconds, seconds, word, (page, other, heard, a, b, text) => {
      const en = { language: 'en' }
      syncByWord(page, heard, en)
      syncBySentence(page, heard, en)
      const filled = fillTimingGaps(page, { start: a, end: b })
      expect(filled).toHaveLength(page.length)
      validateTimings(page, { duration: a })
      expect(moveBoundary(page, page.length >> 1, a, { minimum: b })).toHaveLength(page.length)
      expect(transferTimings(page, other, en).rects).toHaveLength(other.length)
      transferTimings(page, `${text} ${text}`, en)
    }),
    { numRuns: 400 },
  )
})

test('one word, or none, is enough', () => {
  const one: Rect = { id: 'a', x: 0, y: 0, width: 0, height: 0, word: 'Once' }
  const heard = [{ word: 'once', start: 1, end: 1 }]
  expect(syncByWord([one], heard, { language: 'en' }).rects[0]).toMatchObject({ startTime: 1, endTime: 1.001 })
  expect(syncBySentence([one], heard, { language: 'en' }).rects[0]).toMatchObject({ startTime: 1, endTime: 1.001 })
  expect(syncByWord([one], [], { language: 'en' })).toMatchObject({
    rects: [one],
    coverage: 0,
    firstUnmatchedWord: null,
  })
  expect(fillTimingGaps([one], { start: 2, end: 3 })[0]).toMatchObject({ startTime: 2, endTime: 3 })
  expect(validateTimings([one])).toMatchObject([{ code: 'missing' }])
  expect(transferTimings([one], [], { language: 'en' })).toEqual({ rects: [], changed: [] })
})

function load<T>(saved: T): T {
  return JSON.parse(JSON.stringify(saved))
}
