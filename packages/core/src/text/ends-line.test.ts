import { describe, expect, it } from 'vitest'
import type { Box, Rect } from '../types'
import { endsLine } from './ends-line'
import { numberLines } from './number-lines'

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
  it('believes the recogniser, wherever the words stand', () => {
    for (const type of ['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK'])
      expect(endsLine(place(HERE, type), place(BESIDE))).toBe(true)
    for (const type of ['SPACE', 'SURE_SPACE']) expect(endsLine(place(HERE, type), place(BELOW))).toBe(false)
  })

  it('looks where the words stand when it told nothing, or something that is not known', () => {
    for (const type of [undefined, 'UNKNOWN', '', 'TAB_STOP']) {
      expect(endsLine(place(HERE, type), place(BESIDE))).toBe(false)
      expect(endsLine(place(HERE, type), place(BELOW))).toBe(true)
    }
  })

  it('takes a break before the next word for one after this, and one before this for none', () => {
    expect(endsLine(place(HERE), place(BESIDE, 'LINE_BREAK', true))).toBe(true)
    expect(endsLine(place(HERE), place(BELOW, 'SPACE', true))).toBe(false)
    expect(endsLine(place(HERE, 'LINE_BREAK', true), place(BESIDE))).toBe(false)
    expect(endsLine(place(HERE), place(BESIDE, 'LINE_BREAK'))).toBe(false)
  })

  it('judges alike at every size of the scan', () => {
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

  it('ends no line at a box that is none', () => {
    for (const box of NOWHERE) {
      expect(endsLine(place(HERE), place(box))).toBe(false)
      expect(endsLine(place(box), place(HERE))).toBe(false)
      expect(endsLine(place(box, 'LINE_BREAK'), place(box))).toBe(true)
    }
  })
})

describe('numberLines', () => {
  it('goes on with the line after a box that is none', () => {
    for (const box of NOWHERE) {
      expect(numberLines([box, HERE, box, BESIDE, box, BELOW, box])).toEqual([0, 0, 0, 0, 0, 1, 1])
      expect(numberLines([box, box])).toEqual([0, 0])
    }
    expect(numberLines([])).toEqual([])
  })
})
