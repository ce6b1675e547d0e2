import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyNumber } from '../testing/generate-boxes'
import { roundRect } from './round-rect'

describe('roundRect', () => {
  test('rounds all numbers half up, sizes to at least 1, and is idempotent [EDIT-010 EDIT-011]', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (x, y, width, height) => {
        const rect = roundRect({ id: 'r', word: 'cat', x, y, width, height })
        expect(rect).toMatchObject({ id: 'r', word: 'cat' })
        expect([rect.x, rect.y]).toEqual([Math.floor(x + 0.5), Math.floor(y + 0.5)].map((value) => value + 0))
        expect([rect.width, rect.height]).toEqual([width, height].map((value) => Math.max(1, Math.floor(value + 0.5))))
        expect(roundRect(rect)).toEqual(rect)
      }),
      { examples: [[-0.4, 2.5, 0.2, 1.49999]] },
    )
  })
})
