import { describe, expect, test } from 'vitest'
import type { Rect } from '../../types'
import { transferTimings } from './transfer-timings'
import { validateTimings } from '../timing/validate-timings'

const word = (text: string, at: number, more: Partial<Rect> = {}): Rect => ({
  id: `w${at}`,
  x: at * 60,
  y: 0,
  width: 50,
  height: 30,
  word: text,
  startTime: at,
  endTime: at + 1,
  ...more,
})
const words = (text: string) => text.split(' ').map((each, at) => word(each, at))
const shown = (rects: readonly Rect[]) =>
  rects.map(({ id, word: text, startTime, endTime }) => `${id} ${text} ${startTime}-${endTime}`)

test('a corrected word keeps its rect and its time', () => {
  const { rects, changed } = transferTimings(words('The littel lamp'), 'The little lamp', { language: 'en' })
  expect(shown(rects)).toEqual(['w0 The 0-1', 'w1 little 1-2', 'w2 lamp 2-3'])
  expect(changed).toEqual(['w1'])
})

test('corrected capitals and punctuation keep the time', () => {
  const { rects, changed } = transferTimings(words('the lamp'), 'The lamp.', { language: 'en' })
  expect(shown(rects)).toEqual(['w0 The 0-1', 'w1 lamp. 1-2'])
  expect(changed).toEqual(['w0', 'w1'])
})

test('two words merged into one share a rect and the time; one split in two is split by letters', () => {
  const joined = transferTimings(words('the ice berg stood'), 'the iceberg stood', { language: 'en' })
  expect(shown(joined.rects)).toEqual(['w0 the 0-1', 'w1 iceberg 1-3', 'w3 stood 3-4'])
  expect(joined.rects[1]).toMatchObject({ x: 60, width: 110, timing: { source: 'estimated' } })
  const cut = transferTimings(words('the oldlamp stood'), 'the old lamp stood', { language: 'en' })
  expect(shown(cut.rects)).toEqual(['w0 the 0-1', `w1 old 1-${1 + 3 / 7}`, `w1-1 lamp ${1 + 3 / 7}-2`, 'w2 stood 2-3'])
  expect(cut.rects[2]?.x).toBeCloseTo(60 + (50 * 3) / 7)
})

test('a deleted word takes its rect and time with it, and no other word moves', () => {
  const { rects, changed } = transferTimings(words('one two three'), 'one three', { language: 'en' })
  expect(shown(rects)).toEqual(['w0 one 0-1', 'w2 three 2-3'])
  expect(changed).toEqual([])
})

test('a new word gets the silence at its position, or no time if there is none', () => {
  const before = [word('one', 0), word('three', 1), word('four', 3)]
  const { rects, changed } = transferTimings(before, 'one two three and four', { language: 'en' })
  expect(shown(rects)).toEqual([
    'w0 one 0-1',
    'w0-1 two undefined-undefined',
    'w1 three 1-2',
    'w1-1 and 2-2.36',
    'w3 four 3-4',
  ])
  expect(changed).toEqual(['w0-1', 'w1-1'])
  expect(rects[3]).toMatchObject({ timing: { source: 'estimated' }, x: 110, y: 0, height: 30 })
})

test('a hyphenated word stays unchanged while the text has the whole word', () => {
  const before = [
    word('big', 0),
    word('Ange-', 1, { detectedBreak: { type: 'LINE_BREAK' } }),
    word('les,', 2, { x: 0, y: 40 }),
  ]
  const { rects, changed } = transferTimings(before, 'big Angeles, too', { language: 'en' })
  expect(rects.slice(0, 3)).toEqual(before)
  expect(changed).toHaveLength(1)
})

test('scripts without spaces keep their split, and a new letter joins its neighbour', () => {
  const before = ['私は', '本を', '読む', '。'].map((text, at) => word(text, at))
  const { rects, changed } = transferTimings(before, '私は古本を読む。', { language: 'ja' })
  expect(shown(rects)).toEqual([
    'w0 私は 0-1',
    'w0-1 古 undefined-undefined',
    'w1 本を 1-2',
    'w2 読む 2-3',
    'w3 。 3-4',
  ])
  expect(changed).toEqual(['w0-1'])
  const other = transferTimings(before, '私は木を読む。', { language: 'ja' })
  expect(shown(other.rects)[1]).toBe('w1 木を 1-2')
})

test('right-to-left lines are split from the right', () => {
  const { rects } = transferTimings([word('كانالمصباح', 0)], 'كان المصباح', { language: 'ar' })
  expect(rects.map(({ word: text }) => text)).toEqual(['كان', 'المصباح'])
  expect(rects[0]?.x).toBeGreaterThan(rects[1]?.x ?? 0)
})

test('a word inserted before the first of a line is placed on that line', () => {
  const before = [
    word('above', 0, { x: 300, detectedBreak: { type: 'LINE_BREAK' } }),
    word('below', 1, { x: 100, y: 40 }),
  ]
  const { rects } = transferTimings(before, 'above far below', { language: 'en' })
  expect(rects[1]).toMatchObject({ word: 'far', y: 40 })
  expect((rects[1]?.x ?? 0) + (rects[1]?.width ?? 0)).toBeLessThanOrEqual(100)
})

test('an empty text leaves nothing, and an empty page takes any text without times', () => {
  expect(transferTimings(words('one two'), ' \n', { language: 'en' })).toEqual({ rects: [], changed: [] })
  const { rects } = transferTimings([], 'one two', { language: 'en' })
  expect(shown(rects)).toEqual(['word-1 one undefined-undefined', 'word-2 two undefined-undefined'])
})

describe('a rect without a word, such as a picture,', () => {
  const picture = (at: number, more: Partial<Rect> = {}): Rect => {
    const { word: _word, ...rect } = word('', at, { id: `p${at}`, y: 300, height: 200, ...more })
    return rect
  }
  const [opening, middle, blank] = [picture(0), picture(2), word(' ', 5)]
  const before = [opening, word('one', 1), middle, word('two', 3), word('three', 4), blank]

  test('stays unchanged in its place, for any change of the words around it', () => {
    for (const [text, ids] of [
      ['one two three', 'p0 w1 p2 w3 w4 w5'],
      ['uno two three four', 'p0 w1 p2 w3 w4 w4-1 w5'],
      ['one three', 'p0 w1 p2 w4 w5'],
      ['three', 'p0 p2 w4 w5'],
      ['', 'p0 p2 w5'],
      ['uno dos', 'p0 w1 p2 w3 w5'],
    ] as const) {
      const { rects, changed } = transferTimings(before, text, { language: 'en' })
      expect(rects.map(({ id }) => id).join(' ')).toBe(ids)
      for (const rect of [opening, middle, blank]) expect(rects).toContain(rect)
      for (const { id } of [opening, middle, blank]) expect(changed).not.toContain(id)
    }
  })

  test('keeps its time: new words get none of it, and are placed beside words', () => {
    const { rects } = transferTimings(before, 'one and two three', { language: 'en' })
    const [added] = rects.filter((rect) => rect.word === 'and')
    expect(added).toMatchObject({ id: 'w1-1', y: 0, height: 30 })
    expect(added?.startTime).toBeUndefined()
    for (const text of ['onetwo three', 'a whole other text of many words', 'on e two three']) {
      const faults = validateTimings(transferTimings(before, text, { language: 'en' }).rects)
      expect(faults.filter(({ code }) => code !== 'missing')).toEqual([])
    }
  })

  test('does not separate a hyphenated word', () => {
    const cut = [word('Ange-', 1, { detectedBreak: { type: 'LINE_BREAK' } }), middle, word('les', 3, { x: 0, y: 40 })]
    expect(transferTimings(cut, 'Angeles', { language: 'en' })).toEqual({ rects: cut, changed: [] })
  })
})

test('a new recognition that segments words differently splits their time', () => {
  const after = ['the', 'ice', 'berg', 'stood'].map((text, at) => ({ ...word(text, at), id: `n${at}`, y: 7 }))
  const bare = after.map(({ startTime: _start, endTime: _end, ...rect }) => rect)
  const { rects, changed } = transferTimings(words('the iceberg stood'), bare, { language: 'en' })
  expect(shown(rects)).toEqual(['n0 the 0-1', `n1 ice 1-${1 + 3 / 7}`, `n2 berg ${1 + 3 / 7}-2`, 'n3 stood 2-3'])
  expect(rects.map(({ y }) => y)).toEqual([7, 7, 7, 7])
  expect(changed).toEqual(['n1', 'n2'])
})

test('transfers 100,000 words in about the time of their alignment', () => {
  const before = Array.from({ length: 100_000 }, (_, at) => word(`w${(at * 7919) % 9973}`, at))
  const text = before.map(({ word: each }, at) => (at % 50 === 0 ? 'changed' : each)).join(' ')
  const { rects, changed } = transferTimings(before, text, { language: 'en' })
  expect(rects).toHaveLength(100_000)
  expect(changed).toHaveLength(2000)
})
