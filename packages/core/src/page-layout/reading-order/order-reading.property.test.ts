import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { orderReading } from './order-reading'

const PAGE_WIDTH = 1000
const MARGIN = 80
const HEIGHT = 20
const PITCH = 30
const GUTTER = 45

/** Words of a line from `left` to `right`, with ragged lengths and heights that vary with the seed. */
function setLine(left: number, right: number, top: number, seed: number): Omit<Rect, 'id'>[] {
  const words: Omit<Rect, 'id'>[] = []
  let x = left
  for (let at = 0; ; at += 1) {
    const width = 20 + ((seed * 31 + at * 47) % 80)
    if (x + width > right) return words
    const small = (seed + at) % 3 === 0 ? 6 : 0
    words.push({ x, y: top + small, width, height: HEIGHT - small, word: 'word' })
    x += width + 6 + ((seed + at * 7) % 6)
  }
}

function setPage(o: { columns: number; lines: number; heading: boolean; seed: number }): Rect[] {
  const words: Omit<Rect, 'id'>[] = []
  let top = MARGIN
  if (o.heading) {
    words.push(...setLine(MARGIN, PAGE_WIDTH - MARGIN, top, o.seed))
    top += 2 * PITCH
  }
  const width = (PAGE_WIDTH - 2 * MARGIN - (o.columns - 1) * GUTTER) / o.columns
  for (let column = 0; column < o.columns; column += 1) {
    const left = MARGIN + column * (width + GUTTER)
    for (let line = 0; line < o.lines; line += 1) {
      words.push(...setLine(left, left + width, top + line * PITCH + column * 7, o.seed + column * 100 + line))
    }
  }
  if (o.heading) words.push(...setLine(MARGIN, PAGE_WIDTH - MARGIN, top + (o.lines + 1) * PITCH, o.seed + 9))
  return words.map((word, index) => ({ id: `w${index}`, ...word }))
}

const somePage = fc
  .record({
    columns: fc.integer({ min: 1, max: 3 }),
    lines: fc.integer({ min: 3, max: 25 }),
    heading: fc.boolean(),
    seed: fc.nat(10_000),
  })
  .map(setPage)

function shuffle(rects: readonly Rect[]): Rect[] {
  return rects.toSorted(
    (a, b) => ((a.id.length * 7 + a.id.charCodeAt(1) * 13) % 11) - ((b.id.length * 7 + b.id.charCodeAt(1) * 13) % 11),
  )
}

function idsOf(order: { rect: Rect }[]): string[] {
  return order.map(({ rect }) => rect.id)
}

describe('orderReading', () => {
  it('reads columns in turn, with headings and footers across them, for any order of the input', () => {
    fc.assert(
      fc.property(somePage, (rects) => {
        expect(idsOf(orderReading(shuffle(rects)))).toEqual(rects.map((rect) => rect.id))
      }),
    )
  })

  it('reads mirrored pages from the right, and vertical pages down columns from the right', () => {
    fc.assert(
      fc.property(somePage, (rects) => {
        const mirrored = rects.map((rect) => ({ ...rect, x: PAGE_WIDTH - rect.x - rect.width }))
        expect(idsOf(orderReading(shuffle(mirrored), { direction: 'rtl' }))).toEqual(rects.map((rect) => rect.id))
        const turned = rects.map((rect) => ({
          ...rect,
          x: PAGE_WIDTH - rect.y - rect.height,
          y: rect.x,
          width: rect.height,
          height: rect.width,
        }))
        expect(idsOf(orderReading(shuffle(turned), { writingMode: 'vertical-rl' }))).toEqual(
          rects.map((rect) => rect.id),
        )
      }),
    )
  })

  it('reads skewed pages', () => {
    fc.assert(
      fc.property(somePage, fc.constantFrom(-0.04, -0.02, 0.02, 0.04), (rects, lean) => {
        const askew = rects.map((rect) => ({
          ...rect,
          y: Math.round(rect.y + lean * rect.x),
          x: Math.round(rect.x - lean * rect.y),
        }))
        expect(idsOf(orderReading(shuffle(askew)))).toEqual(rects.map((rect) => rect.id))
      }),
    )
  })

  it('returns every rect once, even empty, page-sized and stacked ones', () => {
    const box = fc.record({
      x: fc.integer({ min: -9, max: 300 }),
      y: fc.integer({ min: -9, max: 300 }),
      width: fc.nat(300),
      height: fc.nat(300),
    })
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: 40 }),
        fc.constantFrom('horizontal-tb' as const, 'vertical-rl' as const),
        (boxes, writingMode) => {
          const rects = boxes.map((one, index): Rect => ({ id: `r${index}`, ...one }))
          const order = orderReading(rects, { writingMode })
          expect(idsOf(order).toSorted()).toEqual(rects.map((rect) => rect.id).toSorted())
          let [line, block] = [0, 0]
          for (const { lineId, blockId } of order) {
            expect([0, 1]).toContain(lineId - line)
            expect([0, 1]).toContain(blockId - block)
            ;[line, block] = [lineId, blockId]
          }
        },
      ),
    )
  })

  it('reads an initial with its first line, ruby with its words, and a centred footer last', () => {
    const initial: Rect[] = [
      { id: 'O', x: 0, y: 0, width: 50, height: 52, word: 'O' },
      { id: 'nce', x: 58, y: 0, width: 40, height: 20, word: 'nce' },
      { id: 'upon', x: 104, y: 0, width: 50, height: 20, word: 'upon' },
      { id: 'a', x: 57, y: 30, width: 20, height: 20, word: 'a' },
      { id: 'time', x: 84, y: 30, width: 60, height: 20, word: 'time' },
      { id: 'there', x: 0, y: 60, width: 60, height: 20, word: 'there' },
      { id: 'was', x: 66, y: 60, width: 60, height: 20, word: 'was' },
    ]
    expect(idsOf(orderReading(initial.toReversed()))).toEqual(['O', 'nce', 'upon', 'a', 'time', 'there', 'was'])
    const ruby: Rect[] = [
      { id: '漢字', x: 0, y: 14, width: 40, height: 20, word: '漢字' },
      { id: 'かんじ', x: 2, y: 2, width: 36, height: 10, word: 'かんじ' },
      { id: 'を', x: 42, y: 14, width: 20, height: 20, word: 'を' },
      { id: '読む', x: 0, y: 50, width: 40, height: 20, word: '読む' },
    ]
    const read = orderReading(ruby)
    expect(idsOf(read)).toEqual(['漢字', 'かんじ', 'を', '読む'])
    expect(read.map(({ lineId }) => lineId)).toEqual([0, 0, 0, 1])
    const foot: Rect = { id: 'foot', x: 490, y: 900, width: 20, height: 20, word: '12' }
    expect(idsOf(orderReading([foot, ...setPage({ columns: 2, lines: 8, heading: false, seed: 3 })])).at(-1)).toBe(
      'foot',
    )
  })
})
