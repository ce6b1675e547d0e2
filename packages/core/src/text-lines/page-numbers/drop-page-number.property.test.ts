import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { dropPageNumber } from './drop-page-number'
import { groupLines } from '../group-lines'

function page(last: string, distance: number): Rect[] {
  const box = { width: 40, height: 12 }
  return [
    { id: 'a', x: 0, y: 0, word: 'Some', ...box },
    { id: 'b', x: 50, y: 2, word: 'text', ...box },
    { id: 'c', x: 0, y: 30, word: 'below', ...box },
    { id: 'n', x: 0, y: 30 + distance, word: last, ...box },
  ]
}

describe('dropPageNumber', () => {
  it('drops a last number more than 50 px below the text, and keeps one at 50 px [SYNC-003]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(50, 51), fc.integer({ min: 11, max: 300 })),
        fc.integer({ min: 1, max: 9999 }),
        (distance, number) => {
          const lines = groupLines(page(String(number), distance))
          const dropped = dropPageNumber(lines)
          expect(dropped.pageNumber?.id ?? null).toBe(distance > 50 ? 'n' : null)
          expect(dropped.lines).toEqual(distance > 50 ? lines.slice(0, -1) : lines)
        },
      ),
    )
  })

  it('measures from top to top, drops digits only, and does not modify the rects', () => {
    for (const word of ['xii', '1a', 'page', '', '12.'])
      expect(dropPageNumber(groupLines(page(word, 90))).pageNumber).toBeNull()
    expect(dropPageNumber(groupLines(page('१२', 90))).pageNumber?.id).toBe('n')
    const tall = page('7', 51).map((rect) => (rect.id === 'c' ? { ...rect, height: 48 } : rect))
    const before = tall.map((rect) => ({ ...rect }))
    expect(dropPageNumber(groupLines(tall)).pageNumber).toBe(tall[3])
    expect(tall).toEqual(before)
    expect(dropPageNumber(groupLines(page('1984', 20))).pageNumber).toBeNull()
    expect(dropPageNumber(groupLines(page('7', 60)), { gap: 60 }).pageNumber).toBeNull()
    expect(
      dropPageNumber(groupLines([{ id: 'n', x: 0, y: 900, width: 9, height: 9, word: '3' }])).pageNumber,
    ).toBeNull()
  })

  it('ignores numbers whose top is NaN, and text without a finite top', () => {
    const at = (word: string, y: number): Rect => ({ id: word, word, x: 0, y, width: 40, height: 20 })
    for (const top of [NaN, Infinity, -Infinity]) {
      const lines = groupLines([at('Good', 0), at('night.', 30), at('12', top)])
      expect(dropPageNumber(lines)).toEqual({ lines, pageNumber: null })
      const nowhere = [at('Good', top), at('12', 90)].map((rect) => ({ rects: [rect], box: rect }))
      expect(dropPageNumber(nowhere).pageNumber).toBeNull()
    }
  })
})
