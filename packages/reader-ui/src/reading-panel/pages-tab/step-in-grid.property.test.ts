import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepInGrid } from './step-in-grid'

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const
const cell = fc
  .record({ count: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 7 }), isMirrored: fc.boolean() })
  .chain((grid) => fc.record({ grid: fc.constant(grid), from: fc.nat({ max: grid.count - 1 }) }))

test('every key stays in the grid, and other keys move nowhere', () => {
  fc.assert(
    fc.property(cell, fc.constantFrom(...keys), ({ grid, from }, key) => {
      const to = stepInGrid(key, from, grid) ?? -1
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(grid.count)
      expect(stepInGrid('a', from, grid)).toBeNull()
    }),
  )
})

test('each cell is reached from each other one by its row and column', () => {
  fc.assert(
    fc.property(cell, fc.nat(), ({ grid, from }, choice) => {
      const target = choice % grid.count
      const rowOf = (index: number) => Math.floor(index / grid.columns)
      const forward = grid.isMirrored ? 'ArrowLeft' : 'ArrowRight'
      const back = grid.isMirrored ? 'ArrowRight' : 'ArrowLeft'
      let at = from
      for (let step = 0; step < 2 * grid.count && at !== target; step += 1) {
        const key =
          rowOf(at) < rowOf(target) ? 'ArrowDown' : rowOf(at) > rowOf(target) ? 'ArrowUp' : at < target ? forward : back
        at = stepInGrid(key, at, grid) ?? -1
      }
      expect(at).toBe(target)
    }),
  )
})

test('down and up keep the column where the row has it', () => {
  const grid = { count: 8, columns: 3, isMirrored: false }
  expect([0, 2, 4, 5, 6].map((from) => stepInGrid('ArrowDown', from, grid))).toEqual([3, 5, 7, 7, 6])
  expect([0, 3, 7].map((from) => stepInGrid('ArrowUp', from, grid))).toEqual([0, 0, 4])
})
