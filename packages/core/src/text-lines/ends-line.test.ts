import { describe, expect, it } from 'vitest'
import type { Box, Rect } from '../types'
import { endsLine } from './ends-line'
import { assignLineNumbers } from './assign-line-numbers'

const HERE: Box = { x: 0, y: 100, width: 50, height: 20 }
const BESIDE: Box = { x: 60, y: 104, width: 50, height: 16 }
const BELOW: Box = { x: 0, y: 130, width: 50, height: 20 }
const NOWHERE: readonly Box[] = [
  { x: 0, y: 0, width: 0, height: 0 },
  { x: 0, y: 100, width: 50, height: -20 },
  { x: NaN, y: NaN, width: NaN, height: NaN },
  { x: 0, y: -Infinity, width: 50, height: Infinity },
]

function place(box: Box, type?: string, isPrefix = false): Rect {
  return { id: 'w', word: 'w', ...box, ...(type === undefined ? {} : { detectedBreak: { type, isPrefix } }) }
}

describe('endsLine', () => {
  it("follows the recogniser's break, wherever the words are", () => {
    for (const type of ['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK'])
      expect(endsLine(place(HERE, type), place(BESIDE))).toBe(true)
    for (const type of ['SPACE', 'SURE_SPACE']) expect(endsLine(place(HERE, type), place(BELOW))).toBe(false)
  })

  it('uses the positions if there is no break or one of an unknown type', () => {
    for (const type of [undefined, 'UNKNOWN', '', 'TAB_STOP']) {
      expect(endsLine(place(HERE, type), place(BESIDE))).toBe(false)
      expect(endsLine(place(HERE, type), place(BELOW))).toBe(true)
    }
  })

  it('uses a break before the next word, and ignores one before this word', () => {
    expect(endsLine(place(HERE), place(BESIDE, 'LINE_BREAK', true))).toBe(true)
    expect(endsLine(place(HERE), place(BELOW, 'SPACE', true))).toBe(false)
    expect(endsLine(place(HERE, 'LINE_BREAK', true), place(BESIDE))).toBe(false)
    expect(endsLine(place(HERE), place(BESIDE, 'LINE_BREAK'))).toBe(false)
  })

  it('returns the same at every scan resolution', () => {
    const scale = (box: Box, by: number): Box => ({
      x: box.x * by,
      y: box.y * by,
      width: box.width * by,
      height: box.height * by,
    })
    for (const by of [0.001, 1, 1000]) {
      expect(endsLine(place(scale(HERE, by)), place(scale(BESIDE, by)))).toBe(false)
      expect(endsLine(place(scale(HERE, by)), place(scale(BELOW, by)))).toBe(true)
    }
  })

  it('returns false for a box without area', () => {
    for (const box of NOWHERE) {
      expect(endsLine(place(HERE), place(box))).toBe(false)
      expect(endsLine(place(box), place(HERE))).toBe(false)
      expect(endsLine(place(box, 'LINE_BREAK'), place(box))).toBe(true)
    }
  })
})

describe('assignLineNumbers', () => {
  it('keeps the line of the box before for a box without area', () => {
    for (const box of NOWHERE) {
      expect(assignLineNumbers([box, HERE, box, BESIDE, box, BELOW, box])).toEqual([0, 0, 0, 0, 0, 1, 1])
      expect(assignLineNumbers([box, box])).toEqual([0, 0])
    }
    expect(assignLineNumbers([])).toEqual([])
  })
})
