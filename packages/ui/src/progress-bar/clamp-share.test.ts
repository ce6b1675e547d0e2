import { expect, it } from 'vitest'
import { clampShare } from './clamp-share'

it.each([
  [0.4, 0.4],
  [1.5, 1],
  [-0.2, 0],
  [5 / 0, 1],
  [0 / 0, 0],
])('turns %d into the share %d', (share, drawn) => {
  expect(clampShare(share)).toBe(drawn)
})
