import { describe, expect, it } from 'vitest'
import type { Rect } from '../types'
import { findPageNumber, findPageNumbers } from './find-page-number'

/** Two lines of text and a number at `distance` pixels below the second one's top, everything `scale` times as large. */
function page(distance: number, scale = 1): Rect[] {
  const at = (id: string, word: string, x: number, y: number): Rect => ({
    id,
    word,
    x: x * scale,
    y: y * scale,
    width: 60 * scale,
    height: 20 * scale,
  })
  return [at('a', 'It', 0, 0), at('b', 'was', 70, 0), at('c', 'late.', 0, 30), at('n', '12', 300, 30 + distance)]
}

describe('findPageNumber', () => {
  it('finds a number that stands alone, more than 50 pixels and two lines’ heights below the text', () => {
    expect(findPageNumber(page(51))?.id).toBe('n')
    expect(findPageNumber(page(50))).toBeNull()
    expect(findPageNumber(page(2000))?.id).toBe('n')
  })

  it('takes the year that ends a paragraph for text, however finely the page was scanned', () => {
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(30, scale))).toBeNull()
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(90, scale))?.id).toBe('n')
  })

  it('looks at what is written, in whatever order it is stored, and past rects without text', () => {
    const empty: Rect = { id: 'e', x: 0, y: 900, width: 500, height: 500, word: '' }
    expect(findPageNumber([empty, ...page(90).toReversed()])?.id).toBe('n')
    expect(findPageNumber([{ ...empty, word: '7' }])).toBeNull()
    expect(findPageNumber([])).toBeNull()
  })
})

const TEXT = ['The cat sat', 'on the mat', 'and purred all', 'night.']

/** Four lines of text, 30 pixels apart, of words 20 pixels high, and what else stands on the page, all `scale` times as large. */
function setPage(others: readonly { word: string; x: number; y: number; height?: number }[], scale = 1): Rect[] {
  const words = TEXT.flatMap((line, row) =>
    line.split(' ').map((word, at) => ({ word, x: 100 + at * 70, y: 200 + row * 30, height: 20 })),
  )
  return [...words, ...others].map(({ word, x, y, height = 20 }, index) => ({
    id: `r${index}`,
    word,
    x: x * scale,
    y: y * scale,
    width: 12 * word.length * scale,
    height: height * scale,
  }))
}

const numbersOf = (rects: readonly Rect[]) => findPageNumbers(rects).map(({ word }) => word)

describe('findPageNumbers', () => {
  const forms = ['12', '१२', '١٢', 'xii', 'XII', 'iv', 'xcix', '- 12 -', '—12—', '– xii –', '·12·']
  for (const [where, y] of [
    ['top', 120],
    ['foot', 360],
  ] as const)
    it(`finds a number of any form at the ${where}, on scans of any fineness`, () => {
      for (const word of forms)
        for (const scale of [0.1, 0.4, 0.5, 1, 8]) {
          expect(numbersOf(setPage([{ word, x: 160, y }], scale))).toEqual([word])
          expect(findPageNumber(setPage([{ word, x: 160, y }], scale))?.word).toBe(word)
        }
    })

  it('finds both numbers of a double-page spread, and none in a row with words or of numbers that stand together', () => {
    const row = (...words: readonly (readonly [string, number])[]) =>
      numbersOf(setPage(words.map(([word, x]) => ({ word, x, y: 360 }))))
    expect(row(['12', 100], ['13', 300])).toEqual(['12', '13'])
    expect(row(['xii', 100], ['- 13 -', 300])).toEqual(['xii', '- 13 -'])
    expect(row(['1', 100], ['2', 130])).toEqual([])
    expect(row(['1', 100], ['2', 200], ['3', 300])).toEqual([])
    expect(row(['12', 100], ['Fin', 300])).toEqual([])
  })

  it('looks past specks and dashes, above, below and beside the number', () => {
    for (const y of [120, 360])
      for (const speck of [
        { word: '.', x: 300, y: y + 40, height: 3 },
        { word: '—', x: 130, y, height: 3 },
        { word: '·', x: 20, y: y - 30, height: 2 },
      ])
        expect(numbersOf(setPage([{ word: '12', x: 160, y }, speck]))).toEqual(['12'])
  })

  it('takes no word for a roman numeral, and no figure that is no page’s number', () => {
    for (const word of [
      'iiii',
      'vx',
      'ic',
      'civil',
      'mild',
      'mix',
      'Di',
      'Vi',
      'll',
      '12a',
      '12.',
      '1,200',
      '12345',
      '$12',
      'p',
    ])
      expect(numbersOf(setPage([{ word, x: 160, y: 360 }]))).toEqual([])
  })

  it('leaves a number to the text that it is no further from than its lines from each other', () => {
    for (const scale of [0.4, 1, 4]) {
      for (const distance of [30, 36, 45])
        for (const y of [290 + distance, 200 - distance])
          expect(numbersOf(setPage([{ word: '1984', x: 100, y }], scale))).toEqual([])
      const spaced = setPage([{ word: '1984', x: 100, y: 320 }], scale).map((rect) => ({ ...rect, y: rect.y * 3 }))
      expect(numbersOf(spaced)).toEqual([])
    }
  })

  it('finds it below loosely set lines as well as below close ones', () => {
    for (const scale of [0.4, 1, 4]) {
      const loose = setPage([{ word: '12', x: 160, y: 335 }], scale).map((rect) => ({ ...rect, y: (rect.y * 4) / 3 }))
      expect(numbersOf(loose)).toEqual(['12'])
      const close = setPage([{ word: '12', x: 160, y: 350 }], scale).map((rect) => ({ ...rect, y: (rect.y * 4) / 5 }))
      expect(numbersOf(close)).toEqual(['12'])
    }
  })

  it('leaves a number to the text that is much larger than it, as those of chapters are', () => {
    expect(numbersOf(setPage([{ word: '3', x: 160, y: 60, height: 50 }]))).toEqual([])
  })

  it('finds none where nothing else is written, and none in the middle', () => {
    const numbers = ['1', '2', '3'].map((word, at) => ({ id: word, word, x: 0, y: at * 200, width: 20, height: 20 }))
    expect(findPageNumbers(numbers.slice(0, 1))).toEqual([])
    const text = setPage([{ word: '12', x: 160, y: 400 }])
    const below = text.slice(0, 9).map((rect) => ({ ...rect, id: `${rect.id}b`, y: rect.y + 300 }))
    expect(numbersOf([...text, ...below])).toEqual([])
  })

  it('finds it below the columns of a vertical page', () => {
    const columns = ['昔々', 'ある', '所に', '王様が', 'いました。'].map((word, at) => ({
      id: `c${at}`,
      word,
      x: at < 3 ? 300 : 250,
      y: at < 3 ? at * 62 : (at - 3) * 92,
      width: 30,
      height: word.length * 30,
    }))
    const number = { id: 'n', word: '12', x: 150, y: 300, width: 24, height: 20 }
    expect(findPageNumbers([...columns, number])).toEqual([number])
    const close = { ...number, x: 250, y: 245, width: 30 }
    expect(findPageNumbers([...columns, close])).toEqual([])
  })
})
