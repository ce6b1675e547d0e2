import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeRect } from '../placed-rect'
import { snapMove } from './snap-move'
import { snapDistancePx } from './snap-distance'

const scope = { pageVariationId: -7, kind: 'marks' } as const
const length = fc.integer({ min: 1, max: 400 })
const mark = fc.record({ x: fc.double({ min: 0, max: 900, noNaN: true }), y: length, width: length, height: length })
const distance = fc.integer({ min: -900, max: 900 })

test('snaps dragged marks by less than the snap distance, to an edge that is shown', () => {
  fc.assert(
    fc.property(
      fc.array(mark, { minLength: 1 }),
      distance,
      distance,
      fc.constantFrom(0.25, 1, 8),
      (boxes, x, y, zoom) => {
        const marks = boxes.map((box, index) => placeRect(scope, { id: String(index), ...box }, index))
        const { by, guides } = snapMove(
          marks.slice(0, 1),
          { x, y },
          {
            scope,
            zoom,
            pageSize: { width: 1000, height: 1400 },
            inOrder: () => marks,
            get: () => undefined,
            within: () => [],
          },
        )
        const [own, ...others] = boxes
        for (const axis of ['x', 'y'] as const) {
          expect(Math.abs(by[axis] - { x, y }[axis])).toBeLessThanOrEqual(snapDistancePx / zoom + 1e-6)
          const edges = [0, axis === 'x' ? 1000 : 1400]
          for (const box of others) edges.push(box[axis], box[axis] + (axis === 'x' ? box.width : box.height))
          const start = own![axis] + by[axis]
          const ends = [start, start + (axis === 'x' ? own!.width : own!.height)]
          const isAt = (position: number, places: number[]) => places.some((each) => Math.abs(each - position) < 1e-3)
          for (const { position } of guides.filter((guide) => guide.axis === axis)) {
            expect([isAt(position, ends), isAt(position, edges)]).toEqual([true, true])
          }
          if (Math.abs(by[axis] - { x, y }[axis]) > 1e-3) expect(guides.some((guide) => guide.axis === axis)).toBe(true)
        }
      },
    ),
  )
})
