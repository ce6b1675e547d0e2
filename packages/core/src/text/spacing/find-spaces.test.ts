import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { findSpaces } from './find-spaces'

function write(rects: readonly Rect[], language = 'en'): string {
  const spaces = findSpaces(rects, language)
  return rects.map(({ word = '' }, at) => word + (spaces[at] === true ? ' ' : '')).join('')
}

/** Words with the gap after each, in widths of a line of height 20. */
function setLine(...words: readonly (readonly [word: string, gap: number])[]): Rect[] {
  let x = 0
  return words.map(([word, gap], at) => {
    const rect = { id: `w${at}`, x, y: 0, width: word.length * 10, height: 20, word }
    x += rect.width + gap
    return rect
  })
}

describe('findSpaces', () => {
  it('detects spaces from the gaps of a line, at every size, in both directions', () => {
    const line = setLine(['Good', 8], ['night', 1], [',', 7], ['“', 1], ['Anna', 1], ['”', 0])
    for (const scale of [0.01, 1, 50]) {
      const scaled = line.map(({ x, y, width, height, ...rest }) => ({
        ...rest,
        x: x * scale,
        y: y * scale,
        width: width * scale,
        height: height * scale,
      }))
      expect(write(scaled)).toBe('Good night, “Anna”')
      const mirrored = scaled.map((rect) => ({ ...rect, x: 5000 - rect.x - rect.width }))
      expect(write(mirrored, 'he')).toBe('Good night, “Anna”')
    }
  })

  it("uses the height of a line's letters, not of its one large capital", () => {
    const [capital, ...others] = setLine(['T', 6], ['he', 6], ['cat', 6], ['sat', 0])
    if (capital === undefined) throw new Error('no capital')
    expect(write([{ ...capital, height: 60 }, ...others])).toBe('T he cat sat')
  })

  it('separates words at a line end, except after a hyphen and within Thai', () => {
    const lines = (first: string, second: string): Rect[] => [
      { id: 'a', x: 300, y: 0, width: 50, height: 20, word: first },
      { id: 'b', x: 0, y: 30, width: 50, height: 20, word: second },
    ]
    expect(write(lines('Good', 'night'))).toBe('Good night')
    expect(write(lines('well-', 'known'))).toBe('well-known')
    expect(write(lines('สวัสดี', 'ครับ'), 'th')).toBe('สวัสดีครับ')
    expect(write(lines('สวัสดี', 'Anna'), 'th')).toBe('สวัสดี Anna')
  })

  it('uses a break before the next word', () => {
    const [first, second] = setLine(['Good', 0], ['night', 0])
    if (first === undefined || second === undefined) throw new Error('no words')
    expect(write([first, { ...second, detectedBreak: { type: 'SPACE', isPrefix: true } }])).toBe('Good night')
    expect(write([first, second])).toBe('Goodnight')
  })

  it('separates words without usable boxes, because their gap cannot be measured', () => {
    for (const box of [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: NaN, y: 0, width: 5, height: 5 },
      { x: 0, y: 0, width: Infinity, height: 5 },
    ]) {
      const words = ['Good', 'night', '.'].map((word, at) => ({ id: `w${at}`, ...box, word }))
      expect(write(words)).toBe('Good night.')
      expect(write(words.map((rect) => ({ ...rect, word: 'ไทย' })))).toBe('ไทยไทยไทย')
    }
  })

  it('returns a value for every rect, for any boxes', () => {
    const number = fc.oneof(fc.integer({ min: -50, max: 500 }), fc.constantFrom(NaN, Infinity, -Infinity, 1e308))
    const rect = fc.record({
      id: fc.string(),
      x: number,
      y: number,
      width: number,
      height: number,
      word: fc.string(),
      detectedBreak: fc.record({ type: fc.string(), isPrefix: fc.boolean() }),
    })
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 8 }), (rects) => {
        expect(findSpaces(rects, 'en')).toHaveLength(rects.length)
      }),
    )
  })
})
