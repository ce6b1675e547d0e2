import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect, TimedWord } from '../../types'
import { syncByWord } from './sync-by-word'
import { validateTimings } from '../timing/validate-timings'

const en = { language: 'en' }

function setRects(words: readonly string[], more: Partial<Rect> = {}): Rect[] {
  return words.map((word, index) => ({ id: `r${index}`, x: index * 60, y: 0, width: 50, height: 20, word, ...more }))
}

function speak(words: readonly string[], seconds = 0.5): TimedWord[] {
  return words.map((word, index) => ({ word, start: index * seconds, end: (index + 1) * seconds }))
}

function timesOf(rects: readonly Rect[]): (readonly [number, number] | null)[] {
  return rects.map(({ startTime, endTime }) =>
    startTime === undefined || endTime === undefined ? null : [startTime, endTime],
  )
}

const word = fc.stringMatching(/^[a-z]{3,8}$/)

describe('syncByWord', () => {
  it('gives each rect the times of its word, with missing and extra words, without overlap [SYNC-016]', () => {
    const spokenWord = fc.record({
      text: word,
      onPage: fc.boolean(),
      spoken: fc.boolean(),
      seconds: fc.integer({ min: 50, max: 900 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(spokenWord, { selector: ({ text }) => text, minLength: 1, maxLength: 50 }), (all) => {
        let time = 0
        const spoken = all.map((one) => {
          const start = time
          time += one.seconds / 1000
          return { ...one, timed: { word: one.text, start, end: time } }
        })
        const onPage = spoken.filter((one) => one.onPage || one.spoken)
        const rects = setRects(onPage.map((one) => one.text))
        const result = syncByWord(
          rects,
          spoken.filter((one) => one.spoken).map((one) => one.timed),
          en,
        )
        expect(timesOf(result.rects)).toEqual(
          onPage.map((one) => (one.spoken ? [one.timed.start, one.timed.end] : null)),
        )
        const timed = result.rects.filter((rect) => rect.startTime !== undefined)
        expect(validateTimings(timed)).toEqual([])
        expect(result.coverage).toBeCloseTo(rects.length === 0 ? 0 : timed.length / rects.length)
      }),
    )
  })

  it('returns unmatched rects unchanged, and does not modify its input', () => {
    const rects = setRects(['the', 'zebra', 'sat'], { startTime: 90, endTime: 91 })
    const before = rects.map((rect) => ({ ...rect }))
    const result = syncByWord(rects, speak(['the', 'dog', 'sat']), en)
    expect(result.rects[1]).toBe(rects[1])
    expect(timesOf(result.rects)).toEqual([
      [0, 0.5],
      [90, 91],
      [1, 1.5],
    ])
    expect(rects).toEqual(before)
  })

  it('rejects a page without word rects [SYNC-017]', () => {
    for (const rects of [[], setRects(['', '—'])]) {
      const result = syncByWord(rects, speak(['the', 'cat']), en)
      expect(result.issues.map((issue) => issue.code)).toContain('no-word-rects')
      expect(result).toMatchObject({ rects, coverage: 0, firstUnmatchedWord: null, firstUnassignedRect: null })
    }
  })

  it('reports the first word without a rect and the first rect without a word, or null [SYNC-018]', () => {
    const rects = setRects(['the', 'cat', '—', 'zebra', 'sat', 'quietly'])
    expect(syncByWord(rects, speak(['the', 'cat', 'dog', 'sat']), en)).toMatchObject({
      firstUnmatchedWord: { index: 2, word: 'dog' },
      firstUnassignedRect: { index: 3, id: 'r3', word: 'zebra' },
      coverage: 3 / 5,
    })
    expect(syncByWord(setRects(['The', 'cat,', '***', '“sat”']), speak(['the', 'cat', 'sat']), en)).toMatchObject({
      firstUnmatchedWord: null,
      firstUnassignedRect: null,
      coverage: 1,
    })
  })

  it('splits the time of a hyphenated word between its rects by letters, in every language [SYNC-008]', () => {
    const cut = fc.tuple(fc.stringMatching(/^[a-zñáü]{1,7}$/), fc.stringMatching(/^[a-zñáü]{1,7}$/))
    fc.assert(
      fc.property(
        cut,
        fc.constantFrom('en', 'es', 'de'),
        fc.constantFrom('LINE_BREAK', 'EOL_SURE_SPACE'),
        ([first, second], language, type) => {
          const rects = setRects(['xyloxylo', `${first}-`, `${second},`, 'qwertqwert']).map((rect, index) =>
            index === 1 ? { ...rect, detectedBreak: { type } } : rect,
          )
          const heard = [
            { word: 'xyloxylo', start: 0, end: 1 },
            { word: first + second, start: 2, end: 4 },
            { word: 'qwertqwert', start: 5, end: 6 },
          ]
          const [, left, right] = syncByWord(rects, heard, { language }).rects
          const border = 2 + (2 * first.length) / (first.length + second.length)
          expect(left).toMatchObject({ startTime: 2, word: `${first}-` })
          expect(left?.endTime).toBeCloseTo(border, 9)
          expect(right?.startTime).toBeCloseTo(border, 9)
          expect(right).toMatchObject({ endTime: 4, word: `${second},` })
        },
      ),
    )
  })

  it('times rects by the words of a voice that segments them differently', () => {
    expect(timesOf(syncByWord(setRects(['cannot', 'go']), speak(['can', 'not', 'go'], 1), en).rects)).toEqual([
      [0, 2],
      [2, 3],
    ])
    expect(
      timesOf(
        syncByWord(setRects(['光学', '文字認識', 'である']), speak(['光', '学文', '字認識で', 'ある'], 2), {
          language: 'ja',
        }).rects,
      ),
    ).toEqual([
      [0, 3],
      [3, 5.5],
      [5.5, 8],
    ])
  })

  it('keeps the order if times overlap, stand still or run backwards, and reports those', () => {
    const time = fc.integer({ min: 0, max: 3000 }).map((ms) => ms / 1000)
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(time, time), { minLength: 20, maxLength: 20 }),
        (words, times) => {
          const heard = words.map((text, index) => ({
            word: text,
            start: times[index]?.[0] ?? 0,
            end: times[index]?.[1] ?? 0,
          }))
          const { rects } = syncByWord(setRects(words), heard, en)
          expect(validateTimings(rects.filter((rect) => rect.startTime !== undefined))).toEqual([])
        },
      ),
    )
    expect(
      syncByWord(
        setRects(['a', 'b']),
        [
          { word: 'a', start: 0, end: 2 },
          { word: 'b', start: 1, end: Number.NaN },
        ],
        en,
      ).issues,
    ).toMatchObject([{ code: 'not-a-time', index: 1 }])
  })

  it('confines one stray time to its own word', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${'abcdefghij'[index % 10]}${index}x`)
    const heard = speak(words)
    const expected = timesOf(syncByWord(setRects(words), heard, en).rects)
    for (const [start, end] of [
      [9000, 9000.5],
      [0, 0.1],
      [1, 9000],
    ] as const) {
      const { rects, issues } = syncByWord(setRects(words), heard.with(12, { ...heard[12]!, start, end }), en)
      expect(timesOf(rects).toSpliced(12, 1)).toEqual(expected.toSpliced(12, 1))
      expect(issues.map(({ index }) => index)).toContain(12)
    }
  })

  it('ignores audio tags, and does not match an isolated common word', () => {
    const heard = speak(['[excited]', 'Hello', '<break', 'time="1.0s"', '/>', 'world'], 1)
    expect(syncByWord(setRects(['Hello', 'world']), heard, en)).toMatchObject({ coverage: 1, firstUnmatchedWord: null })
    const page = setRects(
      'map of kingdoms beyond the northern lakes once upon a time there lived three little bears'.split(' '),
    )
    const spoken = speak(
      'welcome dear listeners to the audio book club tonight once upon a time there lived three little bears'.split(
        ' ',
      ),
    )
    const { rects, firstUnassignedRect } = syncByWord(page, spoken, en)
    expect(firstUnassignedRect?.word).toBe('map')
    expect(rects[4]?.startTime).toBeUndefined()
    expect(rects[7]?.startTime).toBe(4.5)
  })

  it("returns the similarity as confidence, and the aligner's loss", () => {
    const heard = [{ word: 'modern', start: 0, end: 1, loss: 0.7 }]
    expect(syncByWord(setRects(['modem']), heard, en).rects[0]?.timing).toMatchObject({ source: 'matched', loss: 0.7 })
    expect(syncByWord(setRects(['modem']), heard, en).rects[0]?.timing?.confidence).toBeLessThan(0.8)
  })
})
