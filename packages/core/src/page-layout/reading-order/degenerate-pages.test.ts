import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { dropPageNumber } from '../../text-lines/page-numbers/drop-page-number'
import { groupLines } from '../../text-lines/group-lines'
import { orderReading } from './order-reading'

const MANY = 100_000

function createRects(make: (at: number) => Partial<Rect>, count = MANY): Rect[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    x: 0,
    y: 0,
    width: 40,
    height: 20,
    word: 'word',
    ...make(at),
  }))
}

const pages = {
  'no word': [],
  'one word': createRects(() => ({}), 1),
  'one word without an area': createRects(() => ({ width: 0, height: 0 }), 1),
  'one word that is nowhere': createRects(
    () => ({ x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }),
    1,
  ),
  'words one upon the other': createRects(() => ({})),
  'words without an area': createRects((at) => ({ x: at % 300, y: at % 700, width: 0, height: 0 })),
  'words that are nowhere': createRects(() => ({ x: Number.NaN, y: Infinity, width: -Infinity, height: Number.NaN })),
  'words of negative size': createRects((at) => ({ x: at % 1000, y: at % 990, width: -40, height: -20 })),
  'words in one line': createRects((at) => ({ x: at * 50 })),
  'words in one pile of lines': createRects((at) => ({ y: at * 30 })),
  'a table of narrow gaps': createRects((at) => ({ x: (at % 40) * 62, y: Math.floor(at / 40) * 26 }), 20_000),
  'a table of wide gaps': createRects((at) => ({ x: (at % 40) * 75, y: Math.floor(at / 40) * 26 }), 20_000),
  'a table that may be a page': createRects((at) => ({ x: (at % 40) * 62, y: Math.floor(at / 40) * 26 }), 2400),
  'words in lines': createRects((at) => ({ x: (at % 20) * 50, y: Math.floor(at / 20) * 30 })),
  'words down a stair': createRects((at) => ({ x: at * 50, y: at * 5 })),
  'words at random places': createRects((at) => ({ x: (at * 7919) % 4999, y: (at * 104_729) % 7001 })),
  'dots all over': createRects((at) => ({
    x: (at * 7919) % 4999,
    y: (at * 104_729) % 7001,
    width: 2,
    height: 2,
    word: '.',
  })),
  'words larger than any page': createRects((at) => ({
    x: -1e15 * (at % 7),
    y: 1e15 * (at % 5),
    width: 1e16,
    height: 1e16,
  })),
} satisfies Record<string, Rect[]>

describe.each(Object.entries(pages))('%s', (_, rects) => {
  it.each(['horizontal-tb', 'vertical-rl'] as const)(
    'are each read exactly once in %s',
    (writingMode) => {
      const order = orderReading(rects, { writingMode })
      expect(order.length).toBe(rects.length)
      expect(new Set(order.map(({ rect }) => rect)).size).toBe(rects.length)
    },
    5000,
  )
  it('are each on exactly one line, with or without a page number', () => {
    const lines = groupLines(rects)
    expect(lines.reduce((sum, line) => sum + line.rects.length, 0)).toBe(rects.length)
    const dropped = dropPageNumber(lines)
    expect(dropped.lines.length + (dropped.pageNumber === null ? 0 : 1)).toBe(lines.length)
  })
})
