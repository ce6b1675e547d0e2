import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOutScreen } from './lay-out-screen'

describe('layOutScreen', () => {
  const side = fc.integer({ min: 1, max: 767 })

  test('a portrait phone gives the video the height of a 16:9 picture, within limits [LAY-004 LAY-007]', () => {
    fc.assert(
      fc.property(side, fc.integer({ min: 1, max: 3000 }), (width, height) => {
        const { arrangement, videoPercent } = layOutScreen({ width, height })
        const isUpright = width <= height
        const exact = ((width * 9) / 16 / height) * 100
        expect(arrangement).toBe(isUpright ? 'vertical' : 'horizontal')
        expect(videoPercent).toBeCloseTo(isUpright ? Math.min(60, Math.max(10, exact)) : 50, 9)
      }),
      {
        examples: [
          [400, 400],
          [400, 399],
          [400, 401],
        ],
      },
    )
  })

  test('the page keeps a usable share for denormal numbers too [LAY-007]', () => {
    const { videoPercent } = layOutScreen({ width: Number.MIN_VALUE, height: Number.MIN_VALUE })
    expect(videoPercent).toBe(60)
  })
})
