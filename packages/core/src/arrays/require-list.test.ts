import { describe, expect, test } from 'vitest'
import { groupLines, mergeHyphens, orderReading, toSentenceRects } from '../page-layout/index'
import { alignWords, fillTimingGaps, syncBySentence, syncByWord, transferTimings } from '../sync/index'
import { buildTextSegments, normalizeWord, splitSentences } from '../text/index'
import type { Rect, TimedWord } from '../types'

const en = { language: 'en' }
const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const validateWord = () => true
/** A value as a caller without types passes it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that it pretends
const untyped = <T>(value: unknown): T => value as T
const rect: Rect = { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'moon' }
const spoken = [{ word: 'moon', start: 0, end: 1 }]

describe('callers without types', () => {
  const none = untyped<{ language: string }>(undefined)
  const empty = untyped<{ language: string }>({})
  test.each([
    ['alignWords', (o) => alignWords(['a'], ['a'], o)],
    ['syncByWord', (o) => syncByWord([rect], spoken, o)],
    ['syncBySentence', (o) => syncBySentence([rect], spoken, o)],
    ['transferTimings', (o) => transferTimings([rect], 'sun', o)],
    ['splitSentences', (o) => splitSentences('It rained.', o)],
    ['normalizeWord', (o) => normalizeWord('Été', o)],
    ['toSentenceRects', (o) => toSentenceRects([rect], o)],
  ] satisfies [string, (o: { language: string }) => unknown][])('get a TypeError without a language: %s', (_, run) => {
    for (const o of [none, empty, untyped<{ language: string }>({ language: null })])
      expect(() => run(o)).toThrow(
        new TypeError(`language must be a string, not ${o?.language === null ? 'null' : 'undefined'}`),
      )
  })

  test('get a rejection without a language from functions that ask', async () => {
    const o = untyped<{ language: string; validateWord: () => boolean }>({ validateWord })
    await expect(mergeHyphens([rect], o)).rejects.toThrow('language must be a string')
    const segments = buildTextSegments([{ pageVariationId: 1, rects: [rect] }], { ...o, voice })
    await expect(segments).rejects.toThrow('language must be a string')
  })

  test('get a TypeError that names a null word or rect', () => {
    expect(() => alignWords(untyped(['a', null]), ['a'], en)).toThrow('reference[1] must be a string, not null')
    expect(() => alignWords(['a'], untyped([undefined]), en)).toThrow('heard[0] must be a string, not undefined')
    expect(() => alignWords(untyped(null), [], en)).toThrow('reference must be an array, not null')
    expect(() => normalizeWord(untyped(null), en)).toThrow('word must be a string, not null')
    expect(() => splitSentences(untyped(null), en)).toThrow('text must be a string, not null')
    expect(() => groupLines(untyped<Rect[]>([rect, null]))).toThrow(TypeError)
    for (const run of [orderReading, fillTimingGaps])
      expect(() => run(untyped<Rect[]>([rect, null]))).toThrow('rects[1] must be an object, not null')
    expect(() => syncByWord(untyped<Rect[]>([null]), spoken, en)).toThrow('rects[0] must be an object, not null')
    expect(() => syncByWord([rect], untyped<TimedWord[]>([null]), en)).toThrow('timedWords[0] must be an object')
  })

  test('get an issue for a spoken word without text, and the rest is matched', () => {
    const heard = untyped<TimedWord[]>([
      { word: null, start: 0, end: 1 },
      { word: 'moon', start: 1, end: 2 },
    ])
    const { coverage, issues } = syncByWord([rect, { ...rect, id: 'b', word: untyped<string>(null) }], heard, en)
    expect(coverage).toBe(1)
    expect(issues).toMatchObject([{ code: 'not-a-word', index: 0 }])
  })

  test('pass rects whose word is null', async () => {
    const rects = [rect, { ...rect, id: 'b', x: 50, word: untyped<string>(null) }]
    expect(groupLines(rects)).toHaveLength(1)
    expect(orderReading(rects)).toHaveLength(2)
    expect(toSentenceRects(rects, en)).toHaveLength(1)
    expect(fillTimingGaps(rects, { start: 0, end: 1 })[0]?.endTime).toBe(1)
    expect(transferTimings(rects, 'sun', en).changed).toEqual(['a'])
    expect((await mergeHyphens(rects, { ...en, validateWord })).issues).toEqual([])
    expect(await buildTextSegments([{ pageVariationId: 1, rects }], { ...en, voice, validateWord })).toHaveLength(1)
  })
})
