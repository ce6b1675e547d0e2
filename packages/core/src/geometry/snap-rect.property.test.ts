import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxes } from '../testing/generate-boxes'
import type { Box } from '../types'
import { snapRect } from './snap-rect'

const edgesOf = (box: Box) => ({ x: [box.x, box.x + box.width], y: [box.y, box.y + box.height] })

describe('snapRect', () => {
  test('snaps to the nearest edge within reach, and each guide names a shared edge', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.array(boxes, { maxLength: 5 }),
        fc.integer({ min: 0, max: 60 }),
        (rect, others, tolerance) => {
          const { rect: snapped, guides } = snapRect(rect, others, tolerance)
          expect([snapped.width, snapped.height]).toEqual([rect.width, rect.height])
          for (const axis of ['x', 'y'] as const) {
            const gaps = edgesOf(rect)[axis].flatMap((own) =>
              others.flatMap((other) => edgesOf(other)[axis].map((edge) => Math.abs(edge - own))),
            )
            const least = Math.min(...gaps)
            expect(Math.abs(snapped[axis] - rect[axis])).toBe(least <= tolerance ? least : 0)
            expect(guides.some((guide) => guide.axis === axis)).toBe(least <= tolerance)
          }
          for (const { axis, position, from, to } of guides) {
            expect(edgesOf(snapped)[axis]).toContain(position)
            expect(others.some((other) => edgesOf(other)[axis].includes(position))).toBe(true)
            expect(from).toBeLessThan(to)
          }
        },
      ),
    )
  })
})
