import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseImageScale } from './page-image/choose-image-scale'
import { chooseRenderSize } from './pdf/choose-render-size'

test('renders a page of ordinary shape 1500 to 2000 pixels wide, in its own proportions', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 200, max: 1500, noNaN: true }),
      fc.double({ min: 0.7, max: 1.5, noNaN: true }),
      (width, ratio) => {
        const size = chooseRenderSize(width, width * ratio)
        expect(size.width).toBeGreaterThanOrEqual(1500)
        expect(size.width).toBeLessThanOrEqual(2000)
        expect(size.height / size.width).toBeCloseTo(ratio, 2)
      },
    ),
  )
})

test('renders no page with more than 8 megapixels or 4000 pixels on a side', () => {
  const side = fc.double({ min: 0.1, max: 15_000, noNaN: true })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = chooseRenderSize(width, height)
      expect(size.width).toBeGreaterThanOrEqual(1)
      expect(size.height).toBeGreaterThanOrEqual(1)
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(4000)
      expect(size.width * size.height).toBeLessThanOrEqual(8_010_000)
    }),
  )
})

test('never enlarges an image, and stores at most 8 megapixels', () => {
  const side = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scale = chooseImageScale(width, height)
      expect(scale).toBeLessThanOrEqual(1)
      expect(width * height * scale * scale).toBeLessThanOrEqual(8_000_001)
    }),
  )
})
