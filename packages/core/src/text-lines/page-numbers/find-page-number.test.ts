import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { findPageNumberRects } from './find-page-number'

/** Two lines of text and a number at `distance` pixels below the second one's top, everything times `scale`. */
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

const findPageNumber = <R extends Rect>(rects: readonly R[]) => findPageNumberRects(rects)[0] ?? null

describe('the first rect of findPageNumberRects', () => {
  it('finds a number alone, more than 50 px and two line heights below the text', () => {
    expect(findPageNumber(page(51))?.id).toBe('n')
    expect(findPageNumber(page(50))).toBeNull()
    expect(findPageNumber(page(2000))?.id).toBe('n')
  })

  it('takes the year at the end of a paragraph for text, at any scan resolution', () => {
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(30, scale))).toBeNull()
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(90, scale))?.id).toBe('n')
  })

  it('depends on the words, not on their order, and ignores rects without text', () => {
    const empty: Rect = { id: 'e', x: 0, y: 900, width: 500, height: 500, word: '' }
    expect(findPageNumber([empty, ...page(90).toReversed()])?.id).toBe('n')
    expect(findPageNumber([{ ...empty, word: '7' }])).toBeNull()
    expect(findPageNumber([])).toBeNull()
  })
})

const TEXT = ['The cat sat', 'on the mat', 'and purred all', 'night.']

/** Four lines of text, 30 pixels apart, of words 20 pixels high, and other rects on the page, all times `scale`. */
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

const numbersOf = (rects: readonly Rect[]) => findPageNumberRects(rects).map(({ word }) => word)

describe('findPageNumberRects', () => {
  const forms = ['12', '१२', '١٢', 'xii', 'XII', 'iv', 'xcix', '- 12 -', '—12—', '– xii –', '·12·']
  for (const [where, y] of [
    ['top', 120],
    ['foot', 360],
  ] as const)
    it(`finds a number in any form at the ${where}, at any scan resolution`, () => {
      for (const word of forms)
        for (const scale of [0.1, 0.4, 0.5, 1, 8]) {
          expect(numbersOf(setPage([{ word, x: 160, y }], scale))).toEqual([word])
          expect(findPageNumber(setPage([{ word, x: 160, y }], scale))?.word).toBe(word)
        }
    })

  it('finds both numbers of a spread, and none in a row with words or close to each other', () => {
    const row = (...words: readonly (readonly [string, number])[]) =>
      numbersOf(setPage(words.map(([word, x]) => ({ word, x, y: 360 }))))
    expect(row(['12', 100], ['13', 300])).toEqual(['12', '13'])
    expect(row(['xii', 100], ['- 13 -', 300])).toEqual(['xii', '- 13 -'])
    expect(row(['1', 100], ['2', 130])).toEqual([])
    expect(row(['1', 100], ['2', 200], ['3', 300])).toEqual([])
    expect(row(['12', 100], ['Fin', 300])).toEqual([])
  })

  it('ignores specks and dashes above, below and beside the number', () => {
    for (const y of [120, 360])
      for (const speck of [
        { word: '.', x: 300, y: y + 40, height: 3 },
        { word: '—', x: 130, y, height: 3 },
        { word: '·', x: 20, y: y - 30, height: 2 },
      ])
        expect(numbersOf(setPage([{ word: '12', x: 160, y }, speck]))).toEqual(['12'])
  })

  it('reads no word as a roman numeral, and no other number as a page number', () => {
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

  it('takes a number for text if it is as close to the text as the lines to each other', () => {
    for (const scale of [0.4, 1, 4]) {
      for (const distance of [30, 36, 45])
        for (const y of [290 + distance, 200 - distance])
          expect(numbersOf(setPage([{ word: '1984', x: 100, y }], scale))).toEqual([])
      const spaced = setPage([{ word: '1984', x: 100, y: 320 }], scale).map((rect) => ({ ...rect, y: rect.y * 3 }))
      expect(numbersOf(spaced)).toEqual([])
    }
  })

  it('finds the number below widely and closely spaced lines', () => {
    for (const scale of [0.4, 1, 4]) {
      const loose = setPage([{ word: '12', x: 160, y: 335 }], scale).map((rect) => ({ ...rect, y: (rect.y * 4) / 3 }))
      expect(numbersOf(loose)).toEqual(['12'])
      const close = setPage([{ word: '12', x: 160, y: 350 }], scale).map((rect) => ({ ...rect, y: (rect.y * 4) / 5 }))
      expect(numbersOf(close)).toEqual(['12'])
    }
  })

  it('takes a number for text if it is much larger, as chapter numbers are', () => {
    expect(numbersOf(setPage([{ word: '3', x: 160, y: 60, height: 50 }]))).toEqual([])
  })

  it('finds none without other text, and none in the middle of the page', () => {
    const numbers = ['1', '2', '3'].map((word, at) => ({ id: word, word, x: 0, y: at * 200, width: 20, height: 20 }))
    expect(findPageNumberRects(numbers.slice(0, 1))).toEqual([])
    const text = setPage([{ word: '12', x: 160, y: 400 }])
    const below = text.slice(0, 9).map((rect) => ({ ...rect, id: `${rect.id}b`, y: rect.y + 300 }))
    expect(numbersOf([...text, ...below])).toEqual([])
  })

  it('finds the number below the columns of a vertical page', () => {
    const columns = ['昔々', 'ある', '所に', '王様が', 'いました。'].map((word, at) => ({
      id: `c${at}`,
      word,
      x: at < 3 ? 300 : 250,
      y: at < 3 ? at * 62 : (at - 3) * 92,
      width: 30,
      height: word.length * 30,
    }))
    const number = { id: 'n', word: '12', x: 150, y: 300, width: 24, height: 20 }
    expect(findPageNumberRects([...columns, number])).toEqual([number])
    const close = { ...number, x: 250, y: 245, width: 30 }
    expect(findPageNumberRects([...columns, close])).toEqual([])
  })
})
