import { describe, expect, test } from 'vitest'
import { createEmptyPath } from '../time-warping/warp-path'
import { findUnspokenWords } from './find-unspoken-words'

describe('aligned words', () => {
  const WORDS = 12
  const ROWS_EACH = 30
  const plan = {
    frames: new Int32Array(0),
    firstRow: Int32Array.from({ length: WORDS }, (_, word) => word * (ROWS_EACH + 1) + 1),
    lastRow: Int32Array.from({ length: WORDS }, (_, word) => word * (ROWS_EACH + 1) + ROWS_EACH),
  }
  const pathOf = (columnsOf: (word: number) => [first: number, last: number]) => {
    const path = createEmptyPath(400)
    for (const [word, firstRow] of plan.firstRow.entries()) {
      const [first, last] = columnsOf(word)
      path.first.fill(first, firstRow, firstRow + ROWS_EACH)
      path.last.fill(last, firstRow, firstRow + ROWS_EACH)
    }
    return path
  }
  const fullTime = (word: number): [number, number] => [word * 30, word * 30 + 29]
  const sure = Array.from({ length: WORDS }, () => 0.9)

  test('are spoken when they have time and confidence', () => {
    expect([...findUnspokenWords(plan, pathOf(fullTime), sure)]).toEqual(sure.map(() => 0))
  })

  test('are not spoken when several in a row are too short, whatever their confidence', () => {
    const path = pathOf((word) => (word < 8 ? fullTime(word) : [240, 242]))
    expect([...findUnspokenWords(plan, path, sure)].join('')).toBe('000000001111')
    const single = pathOf((word) => (word === 5 ? [150, 152] : fullTime(word)))
    expect(findUnspokenWords(plan, single, sure).includes(1)).toBe(false)
  })

  test('are not spoken when many in a row, not only a few, have low confidence', () => {
    const path = pathOf(fullTime)
    const many = sure.map((value, word) => (word >= 3 && word < 11 ? 0.02 : value))
    expect([...findUnspokenWords(plan, path, many)].join('')).toBe('000111111110')
    const few = sure.map((value, word) => (word >= 3 && word < 8 ? 0.02 : value))
    expect(findUnspokenWords(plan, path, few).includes(1)).toBe(false)
  })
})
