import { expect, it } from 'vitest'
import { rectContains } from '@lectern/core/geometry'
import { findDrawnBox } from './find-drawn-box'

const seen = { x: 100, y: 200, width: 400, height: 300 }
const drawn = findDrawnBox(seen, null)

it('is what is seen with a margin around it', () => {
  expect(drawn).toEqual({ x: 0, y: 125, width: 600, height: 450 })
})

it('stays while a pan or a zoom leaves what is seen within it', () => {
  expect(findDrawnBox({ ...seen, x: 180 }, drawn)).toBe(drawn)
  expect(findDrawnBox({ x: 150, y: 250, width: 350, height: 250 }, drawn)).toBe(drawn)
})

it('is found anew when what is seen leaves it or is much smaller', () => {
  const panned = { ...seen, x: 220 }
  expect(rectContains(findDrawnBox(panned, drawn), panned)).toBe(true)
  expect(findDrawnBox(panned, drawn)).not.toBe(drawn)
  expect(findDrawnBox({ x: 200, y: 300, width: 100, height: 75 }, drawn).width).toBe(150)
})
