import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapToOriginal } from './map-to-original'

const original = { width: 1000, height: 1400 }

/** Maps a point of the original to the image after scaling and rotation around its middle. */
function forward(x: number, y: number, prepared: { width: number; height: number }, scale: number, degrees: number) {
  const lean = (-degrees * Math.PI) / 180
  const fromMiddleX = (x - original.width / 2) * scale
  const fromMiddleY = (y - original.height / 2) * scale
  return {
    x: prepared.width / 2 + fromMiddleX * Math.cos(lean) - fromMiddleY * Math.sin(lean),
    y: prepared.height / 2 + fromMiddleX * Math.sin(lean) + fromMiddleY * Math.cos(lean),
  }
}

test('a box of the prepared image contains the same content in the original', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constant(0),
        fc.double({ min: 0.4, max: 8, noNaN: true }),
        fc.double({ min: -8, max: -0.4, noNaN: true }),
      ),
      fc.constantFrom(0.5, 1, 2),
      fc.record({ x: fc.integer({ min: 200, max: 700 }), y: fc.integer({ min: 200, max: 1100 }) }),
      (degrees, scale, { x, y }) => {
        // The canvas grows only when the image is rotated.
        const growth = degrees === 0 ? 1 : 1.2
        const prepared = { width: original.width * growth * scale, height: original.height * growth * scale }
        const point = forward(x, y, prepared, scale, degrees)
        const box = mapToOriginal({ original, prepared, scale, skewDegrees: degrees }).toOriginal({
          x0: point.x,
          y0: point.y,
          x1: point.x,
          y1: point.y,
        })
        expect(Math.abs(box.x0 - x)).toBeLessThanOrEqual(1)
        expect(Math.abs(box.y1 - y)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a box never exceeds the original', () => {
  const placement = mapToOriginal({ original, prepared: { width: 1200, height: 1600 }, scale: 1, skewDegrees: 5 })
  const { x0, y0, x1, y1 } = placement.toOriginal({ x0: -50, y0: -50, x1: 2000, y1: 2000 })
  expect([x0, y0, x1, y1]).toEqual([0, 0, 1000, 1400])
})
