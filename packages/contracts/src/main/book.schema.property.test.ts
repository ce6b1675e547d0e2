import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rect, RectDataWrite } from './book.schema'

const rect = fc.record(
  {
    id: fc.string({ minLength: 1 }),
    x: fc.integer(),
    y: fc.integer(),
    width: fc.nat(),
    height: fc.nat(),
    word: fc.string(),
    detectedBreak: fc.record({ type: fc.string(), unknownField: fc.jsonValue() }),
    startTime: fc.double({ min: 0, max: 1e5, noNaN: true }),
    fieldOfALaterVersion: fc.jsonValue(),
  },
  { requiredKeys: ['id', 'x', 'y', 'width', 'height'] },
)

describe('Rect', () => {
  it('keeps every unknown field', () => {
    fc.assert(
      fc.property(rect, (value) => {
        expect(Rect.parse(value)).toEqual(value)
      }),
    )
  })
})

describe('RectDataWrite', () => {
  it('names the wrong field', () => {
    const write = { pageId: 1, variation: 'en', variationId: 1, rectData: { rects: [], rectsByWords: [{ id: 'a' }] } }
    const parsed = RectDataWrite.safeParse(write)
    expect(parsed.error?.issues[0]?.path).toEqual(['rectData', 'rectsByWords', 0, 'x'])
  })
})
