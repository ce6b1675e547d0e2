import { expect, test } from 'vitest'
import { toFragment } from './fragment'
import { judgeGap } from './judge-gap'
import type { Span } from './span'

const HEIGHT = 20
const PITCH = 30

/** A row of words, each from one number to the next. */
const setRow = (row: number, ...words: readonly (readonly [from: number, to: number])[]) =>
  toFragment(
    words.map(([from, to], at): Span => {
      return { index: row * 10 + at, from, to, top: row * PITCH, bottom: row * PITCH + HEIGHT, word: 'word' }
    }),
  )

// Three rows with a space at one place, closed by a row above and one below.
const sorted = [
  setRow(0, [440, 840]),
  setRow(1, [440, 612], [640, 840]),
  setRow(2, [440, 612], [640, 840]),
  setRow(3, [440, 612], [640, 840]),
  setRow(4, [440, 840]),
]
const gap = { from: 612, to: 640, across: 2 * PITCH + HEIGHT / 2 }
const judge = (gutter: { from: number; to: number }) =>
  judgeGap(gap, { sorted, usualHeight: HEIGHT, gutters: [{ ...gutter, across: 300 }], lean: 0 })

test('a few spaces above one another are a gutter where the page has one in the same place', () => {
  expect(judge({ from: 610, to: 640 })).toBe('gutter')
})

test('a gutter to the left of them makes no gutter of them', () => {
  expect(judge({ from: 400, to: 440 })).not.toBe('gutter')
})
