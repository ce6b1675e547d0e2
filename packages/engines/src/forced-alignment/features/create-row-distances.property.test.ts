import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowDistances } from './create-row-distances'
import { computeDistance, type FeatureFrames } from './feature-frames'

const SIZE = 5
const frames = fc
  .array(fc.integer({ min: -127, max: 127 }), { minLength: 4 * SIZE, maxLength: 4 * SIZE })
  .map((values): FeatureFrames => ({ count: 4, size: SIZE, values: Int8Array.from(values) }))

test('the distances of a row are those of its cells', () => {
  fc.assert(
    fc.property(frames, frames, fc.nat(3), fc.nat(3), fc.nat(3), (one, other, frame, first, more) => {
      const last = Math.min(3, first + more)
      const row = createRowDistances(one, other, 4)(frame, first, last)
      for (let column = first; column <= last; column += 1) {
        expect(row[column - first]).toBe(computeDistance(one, frame, other, column))
      }
    }),
  )
})
