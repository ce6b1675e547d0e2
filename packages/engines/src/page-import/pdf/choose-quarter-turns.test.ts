import { expect, test } from 'vitest'
import { chooseQuarterTurns } from './choose-quarter-turns'

const letters = (count: number, angle: number): number[] => Array.from({ length: count }, () => angle)

test('rotates a page so that most of its letters are upright', () => {
  expect(chooseQuarterTurns(letters(30, 0))).toBe(0)
  expect(chooseQuarterTurns(letters(30, 2 * Math.PI - 0.05))).toBe(0)
  expect(chooseQuarterTurns(letters(30, Math.PI / 2))).toBe(3)
  expect(chooseQuarterTurns(letters(30, Math.PI))).toBe(2)
  expect(chooseQuarterTurns([...letters(30, (3 * Math.PI) / 2), ...letters(5, 0)])).toBe(1)
})

test('returns null for few letters, slanting ones, and ones that disagree', () => {
  expect(chooseQuarterTurns(letters(19, Math.PI / 2))).toBeNull()
  expect(chooseQuarterTurns(letters(30, Math.PI / 4))).toBeNull()
  expect(chooseQuarterTurns([...letters(20, 0), ...letters(20, Math.PI)])).toBeNull()
})
