import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listMarks } from './list-marks'
import type { PageMark } from './page-mark'

const page = { languages: ['en'], direction: 'ltr', isVertical: false } as const
const usual = { usualSize: 48 }
const ids = (marks: readonly PageMark[], change: Partial<Parameters<typeof listMarks>[1]> = {}) =>
  listMarks(marks, { ...page, ...change }, usual).map(({ mark }) => mark.id)
const at = (id: string, x: number, y: number, fields: Partial<PageMark> = {}): PageMark => ({
  id,
  x,
  y,
  width: 40,
  height: 40,
  ...fields,
})
const number = fc.oneof(fc.integer({ min: -50, max: 1000 }), fc.constantFrom(NaN, Infinity, -Infinity, 0, 1e300))
const mark = fc.record({
  id: fc.string({ maxLength: 3 }),
  x: number,
  y: number,
  width: number,
  height: number,
  scale: fc.option(number),
})

describe('listMarks', () => {
  test('orders by rows from the top, and in a row along the text', () => {
    const marks = [at('d', 300, 200), at('b', 300, 12), at('a', 10, 20), at('c', 10, 210)]
    expect(ids(marks)).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(marks, { direction: 'rtl' })).toEqual(['b', 'a', 'd', 'c'])
    expect(ids(marks, { isVertical: true })).toEqual(['b', 'd', 'a', 'c'])
  })

  test('leaves out marks that are hidden in a language of the page [POP-003]', () => {
    const marks = [at('a', 0, 0, { hiddenVariations: ['es', 'ZH'] }), at('b', 0, 90, { hiddenVariations: null })]
    expect(ids(marks)).toEqual(['a', 'b'])
    expect(ids(marks, { languages: ['es'] })).toEqual(['b'])
    expect(ids(marks, { languages: ['en', 'zh'] })).toEqual(['b'])
  })

  test('puts small marks above larger ones', () => {
    const marks = [at('small', 20, 20), at('large', 0, 0, { width: 500, height: 500 })]
    const levels = new Map(listMarks(marks, page, usual).map(({ mark: { id }, level }) => [id, level]))
    expect(levels.get('small')).toBeGreaterThan(levels.get('large') ?? Infinity)
  })

  test('lists each id once, with a box that can be drawn, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(mark), fc.boolean(), fc.boolean(), (marks, isRightToLeft, isVertical) => {
        const listed = listMarks(marks, { ...page, direction: isRightToLeft ? 'rtl' : 'ltr', isVertical }, usual)
        expect(listed.map((each) => each.mark.id).toSorted()).toEqual(
          [...new Set(marks.map(({ id }) => id))].toSorted(),
        )
        for (const { box } of listed) {
          expect(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0).toBe(true)
          expect(Math.max(box.x, box.y, box.width, box.height)).toBeLessThanOrEqual(1e6)
        }
      }),
    )
  })
})
