import { expect, it } from 'vitest'
import { findCommonMove } from './find-common-move'

const box = (x: number, y: number, width = 10) => ({ x, y, width, height: 5 })

it('finds the move of boxes that move together, and none for those at rest', () => {
  expect(findCommonMove([box(0, 0), box(20, 4)], [box(3, -2), box(23, 2)])).toEqual({ x: 3, y: -2 })
  expect(findCommonMove([box(0, 0)], [box(0, 0)])).toEqual({ x: 0, y: 0 })
  expect(findCommonMove([box(0.1, 0.7)], [box(0.3, 0.7)])?.x).toBeCloseTo(0.2)
})

it('finds no move of boxes that part, change their size, come or go', () => {
  expect(findCommonMove([box(0, 0), box(20, 4)], [box(3, 0), box(20, 4)])).toBeNull()
  expect(findCommonMove([box(0, 0)], [box(3, 0, 11)])).toBeNull()
  expect(findCommonMove([box(0, 0)], [box(0, 0), box(1, 1)])).toBeNull()
  expect(findCommonMove([box(0, 0)], [])).toBeNull()
  expect(findCommonMove([], [])).toBeNull()
})
