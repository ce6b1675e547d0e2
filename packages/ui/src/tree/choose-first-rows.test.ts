import { expect, test } from 'vitest'
import { chooseFirstRows } from './choose-first-rows'

test.each([
  [-1, 20, [0, 20]],
  [-1, 1000, [0, 41]],
  [500, 1000, [460, 541]],
  [999, 1000, [959, 1000]],
])('around row %i of %i the rows %j are rendered first', (current, count, rows) => {
  expect(chooseFirstRows(current, count)).toEqual(rows)
})
