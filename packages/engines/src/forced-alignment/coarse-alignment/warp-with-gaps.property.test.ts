import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementAt } from '../../arrays/element-at'
import { type FeatureFrames, quantise } from '../features/feature-frames'
import { createFullBand } from '../time-warping/band'
import { warpWithGaps } from './warp-with-gaps'

const DIGITS = 4
const BASE = 5

/** Makes frames of numbers, all unlike one another: the digits of each. */
const framesOf = (values: readonly number[]): FeatureFrames => ({
  count: values.length,
  size: DIGITS,
  values: Int8Array.from(
    values.flatMap((value) =>
      Array.from({ length: DIGITS }, (_, digit) => quantise((Math.floor(value / BASE ** digit) % BASE) - 2)),
    ),
  ),
})

/** Warps with distances that are not scaled. */
function warp(reference: readonly number[], recording: readonly number[]) {
  return warpWithGaps(framesOf(reference), framesOf(recording), {
    scales: {
      reference: new Float32Array(reference.length).fill(1),
      recording: new Float32Array(recording.length).fill(1),
    },
    threshold: 0.5,
    gapCost: 2,
    band: createFullBand(reference.length, recording.length),
  })
}

const text = Array.from({ length: 40 }, (_, index) => index)
/** Positions at an end, or so far from it that the frames there outweigh the cost of a gap. */
const gaps = fc.tuple(
  fc.oneof(fc.constantFrom(0, 40), fc.integer({ min: 5, max: 35 })),
  fc.integer({ min: 5, max: 15 }),
)

describe('a part that only one side has', () => {
  test('becomes a gap when it is in the recording', () => {
    fc.assert(
      fc.property(gaps, ([from, length]) => {
        const other = Array.from({ length }, (_, index) => 500 + index)
        const path = warp(text, [...text.slice(0, from), ...other, ...text.slice(from)])
        expect([...path.first]).toEqual(text.map((_, row) => (row < from ? row : row + length)))
        expect([...path.last]).toEqual([...path.first])
      }),
    )
  })

  test('becomes a gap when it is in the text', () => {
    fc.assert(
      fc.property(gaps, ([position, length]) => {
        const from = position + length > 35 ? text.length - length : position
        const path = warp(text, [...text.slice(0, from), ...text.slice(from + length)])
        const isLeftOut = (row: number) => row >= from && row < from + length
        expect([...path.first]).toEqual(text.map((_, row) => (isLeftOut(row) ? -1 : row < from ? row : row - length)))
      }),
    )
  })

  test('becomes a gap on each side when both have another one at the same position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 20 }), fc.integer({ min: 5, max: 15 }), (from, length) => {
        const other = Array.from({ length: 9 }, (_, index) => 500 + index)
        const path = warp(text, [...text.slice(0, from), ...other, ...text.slice(from + length)])
        for (const row of text.keys()) {
          const isLeftOut = row >= from && row < from + length
          expect(path.first[row]).toBe(isLeftOut ? -1 : row < from ? row : row - length + other.length)
        }
      }),
    )
  })
})

test('makes no gap when both sides have the same frames at different speeds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 }), (lengths) => {
      const path = warp(
        text,
        text.flatMap((value, row) => Array.from({ length: elementAt(lengths, row) }, () => value)),
      )
      let from = 0
      for (const [row, length] of lengths.entries()) {
        expect([path.first[row], path.last[row]]).toEqual([from, from + length - 1])
        from += length
      }
    }),
  )
})
