import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { planTextBlocks } from './plan-text-blocks'

const words = fc
  .array(
    fc.record({
      x: fc.nat(900),
      y: fc.nat(900),
      width: fc.integer({ min: 1, max: 200 }),
      height: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 40 },
  )
  .map((boxes) => boxes.map((box, index) => makeWord({ key: `w${index}`, ...box })))

const direction = fc.constantFrom('ltr' as const, 'rtl' as const)

const column = (x: number, from: number) =>
  [0, 1, 2].flatMap((row) => [
    makeWord({ key: `${from + row}a`, x, y: row * 30 }),
    makeWord({ key: `${from + row}b`, x: x + 60, y: row * 30 + 2 }),
  ])

describe('planTextBlocks', () => {
  it('keeps every word once and in order for any rects', () => {
    fc.assert(
      fc.property(words, direction, (page, towards) => {
        const planned = planTextBlocks(page, { direction: towards }).flatMap(({ lines }) =>
          lines.flatMap((line) => line.words),
        )
        expect(planned).toEqual(page)
      }),
    )
  })
  it('stacks the lines of a block without gaps, each with a height above 0', () => {
    fc.assert(
      fc.property(words, direction, (page, towards) => {
        for (const { lines } of planTextBlocks(page, { direction: towards })) {
          expect(lines.every((line) => line.bottom > line.top)).toBe(true)
          expect(lines.slice(1).map((line) => line.top)).toEqual(lines.slice(0, -1).map((line) => line.bottom))
        }
      }),
    )
  })
  it('puts the lines of a paragraph into one block and the next column into another', () => {
    const blocks = planTextBlocks([...column(0, 0), ...column(400, 10)], { direction: 'ltr' })
    expect(blocks.map(({ lines }) => lines.map((line) => line.words.length))).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ])
  })
  it('gives every line of a block the height of the common ascender and descender', () => {
    const lines = [
      [
        makeWord({ key: 'a', text: 'Night', x: 0, y: 0, height: 26 }),
        makeWord({ key: 'b', text: 'by', x: 60, y: 0, height: 26 }),
      ],
      [makeWord({ key: 'c', text: 'Nell', x: 0, y: 40, height: 20 })],
      [makeWord({ key: 'd', text: 'puppy', x: 0, y: 86, height: 20 })],
      [makeWord({ key: 'e', text: 'jolly', x: 0, y: 120, height: 26 })],
    ].flat()
    const planned = planTextBlocks(lines, { direction: 'ltr' }).flatMap((block) => block.lines)
    expect(planned.map(({ inkTop, inkBottom }) => [inkTop, inkBottom])).toEqual([
      [0, 26],
      [40, 66],
      [80, 106],
      [120, 146],
    ])
  })
  it('orders the words of a right-to-left line from the right', () => {
    const line = [makeWord({ key: 'a', x: 200 }), makeWord({ key: 'b', x: 100 }), makeWord({ key: 'c', x: 0 })]
    expect(planTextBlocks(line, { direction: 'rtl' })[0]?.lines).toHaveLength(1)
    expect(planTextBlocks(line, { direction: 'ltr' })).toHaveLength(3)
  })
})
