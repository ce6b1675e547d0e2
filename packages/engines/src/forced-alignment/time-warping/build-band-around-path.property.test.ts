import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { int32At } from '../../arrays/element-at'
import { buildBandAroundPath } from './build-band-around-path'
import { isLeftOut } from './warp-path'

test('the band contains the whole path and is connected, even across gaps', () => {
  const steps = fc.array(fc.record({ leavesOut: fc.boolean(), jump: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }), (rows, radius, rest) => {
      let column = 0
      const first = Int32Array.from(rows, ({ leavesOut, jump }) => (leavesOut ? -1 : (column += jump)))
      const path = { first, last: first.slice() }
      const columns = column + 1 + rest
      const band = buildBandAroundPath(path, columns, radius)
      expect([band.first[0], band.last[rows.length - 1]]).toEqual([0, columns - 1])
      for (const [row, from] of band.first.entries()) {
        const to = int32At(band.last, row)
        expect(from).toBeLessThanOrEqual(to)
        if (!isLeftOut(path, row)) {
          expect(path.first[row]).toBeGreaterThanOrEqual(from)
          expect(path.last[row]).toBeLessThanOrEqual(to)
        }
        if (row > 0) {
          expect(from).toBeGreaterThanOrEqual(int32At(band.first, row - 1))
          expect(from).toBeLessThanOrEqual(int32At(band.last, row - 1))
        }
      }
    }),
  )
})
