import { describe, expect, test } from 'vitest'
import { toFragment } from '../fragments/fragment'
import { classifyGap } from './classify-gap'
import type { Span } from '../fragments/span'

const HEIGHT = 20
const PITCH = 30

/** Returns a row of words, each given by its left and right edge. */
const setRow = (row: number, ...words: readonly (readonly [from: number, to: number])[]) =>
  toFragment(
    words.map(([from, to], at): Span => {
      return { index: row * 10 + at, from, to, top: row * PITCH, bottom: row * PITCH + HEIGHT, word: 'word' }
    }),
  )

// Three rows with a space at one position, closed by a row above and one below.
const sorted = [
  setRow(0, [440, 840]),
  setRow(1, [440, 612], [640, 840]),
  setRow(2, [440, 612], [640, 840]),
  setRow(3, [440, 612], [640, 840]),
  setRow(4, [440, 840]),
]
const gap = { from: 612, to: 640, across: 2 * PITCH + HEIGHT / 2 }
const judge = (gutter: { from: number; to: number }) =>
  classifyGap(gap, { sorted, usualHeight: HEIGHT, usualSpace: HEIGHT, gutters: [{ ...gutter, across: 300 }], skew: 0 })

test('three aligned spaces are a gutter if the page has a gutter at their position', () => {
  expect(judge({ from: 610, to: 640 })).toBe('gutter')
})

test('a gutter to the left does not make aligned spaces a gutter', () => {
  expect(judge({ from: 400, to: 440 })).not.toBe('gutter')
})

describe('a corridor without another gutter at its position', () => {
  /** Rows of two words, by the end of the first and the start of the second. */
  const judgeRows = (rows: readonly (readonly [end: number, begin: number])[]) =>
    classifyGap(
      { from: 420, to: 450, across: HEIGHT / 2 },
      {
        sorted: rows.map(([end, begin], row) => setRow(row, [0, end], [begin, 870])),
        usualHeight: HEIGHT,
        usualSpace: HEIGHT,
        gutters: [],
        skew: 0,
      },
    )
  const [full, indented] = [450, 480]
  const begins = [full, indented, full, indented, full, full]

  test('is a gutter if rows end at one position and begin at one, though some are indented', () => {
    expect(judgeRows(begins.map((begin) => [420, begin]))).toBe('gutter')
  })

  test('is not a gutter if rows end at many positions and as many are indented', () => {
    const ends = [420, 402, 390, 375, 405, 360]
    expect(judgeRows(begins.map((begin, row) => [ends[row]!, begin]))).not.toBe('gutter')
  })
})

describe('a gap more than twice as wide as the usual space of its page', () => {
  const judgeBeside = (rows: readonly (readonly [end: number, begin: number])[]) =>
    classifyGap(
      { from: 420, to: 440, across: HEIGHT / 2 },
      {
        sorted: rows.map(([end, begin], row) => setRow(row, [0, end], [begin, 870])),
        usualHeight: HEIGHT,
        usualSpace: 8,
        gutters: [],
        skew: 0,
      },
    )

  test('is a gutter if the row below begins at the same position, as in a caption of two lines', () => {
    const rows = [
      [420, 440],
      [400, 440],
      [430, 436],
      [870, 870],
    ] as const
    expect(judgeBeside(rows)).toBe('gutter')
  })

  test('is not a gutter in one row alone, as after a number', () => {
    expect(
      judgeBeside([
        [420, 440],
        [430, 434],
        [426, 432],
      ]),
    ).not.toBe('gutter')
  })
})
