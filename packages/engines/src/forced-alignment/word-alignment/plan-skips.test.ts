import { describe, expect, test } from 'vitest'
import { frameToSeconds } from '../features/mfcc-frames'
import { gapOf } from '../testing/make-gap'
import { type CandidateWord, planSkips, type Skip } from './plan-skips'

describe('skips', () => {
  const wordAt = (index: number, more: Partial<CandidateWord> = {}, beginsSentence = false): CandidateWord => ({
    word: { startTime: frameToSeconds(index * 50), endTime: frameToSeconds(index * 50 + 45), beginsSentence },
    presence: 'uncertain',
    followsMissing: false,
    ...more,
  })
  const planOf = (count: number) => ({
    frames: new Int32Array(0),
    firstRow: Int32Array.from({ length: count }, (_, word) => 1 + word * 10),
    lastRow: Int32Array.from({ length: count }, (_, word) => 9 + word * 10),
  })
  const cheapest = (skips: readonly Skip[]) => skips.toSorted((one, other) => one.cost - other.cost)[0]

  test('are cheapest at the edges of the gap, from one start of a sentence to another', () => {
    const words = Array.from({ length: 8 }, (_, index) => wordAt(index, {}, index === 2 || index === 4))
    const skips = planSkips(words, planOf(8), [gapOf([120, 190], [0, 0])])
    expect(cheapest(skips)).toMatchObject({ from: 2, to: 4 })
    expect(skips.every(({ from, to }) => from < to)).toBe(true)
    expect(cheapest(planSkips(words, planOf(8), [gapOf([260, 300], [0, 0])]))).toMatchObject({ from: 5, to: 6 })
  })

  test('include the place of words that are not searched for', () => {
    const words = Array.from({ length: 6 }, (_, index) => wordAt(index, { followsMissing: index === 3 }))
    const skips = planSkips(words, planOf(6), [gapOf([100, 200], [0, 0])])
    expect(skips.length).toBeGreaterThan(0)
    expect(skips.every(({ from, to }) => from <= 3 && to >= 3)).toBe(true)
  })

  test('are not planned without an uncertain word or without a gap in the text', () => {
    const words = [wordAt(0, { presence: 'present' }), wordAt(1, { presence: 'present' })]
    expect(planSkips(words, planOf(2), [gapOf([0, 90], [0, 0])])).toEqual([])
    expect(planSkips([wordAt(0)], planOf(1), [gapOf([0, 0], [0, 900])])).toEqual([])
  })
})
