import { expect, test } from 'vitest'
import { toFragment } from '../fragments/fragment'
import { measureSpaces } from './measure-spaces'

const setLine = (...words: readonly (readonly [from: number, to: number])[]) =>
  toFragment(words.map(([from, to], index) => ({ index, from, to, top: 0, bottom: 20, word: 'word' })))

test('one space in twenty is wider than the widest usual space', () => {
  const spaces = Array.from({ length: 20 }, (_, index) => (index === 7 ? 60 : 5))
  let from = 0
  const words = [[0, 10] as const, ...spaces.map((space) => [(from += 10 + space), from + 10] as const)]
  expect(measureSpaces([setLine(...words), setLine([0, 10], [16, 30])])).toBe(6)
})

test('is infinite on a page without spaces, where words touch or overlap', () => {
  expect(measureSpaces([setLine([0, 10], [10, 20], [15, 30]), setLine([0, 10])])).toBe(Infinity)
})
