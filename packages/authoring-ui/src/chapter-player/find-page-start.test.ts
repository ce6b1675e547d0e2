import { expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { findPageStart } from './find-page-start'

const page = (pageVariationId: number, times: readonly (readonly [number, number])[]) =>
  placeRects(
    { pageVariationId, kind: 'rectsByWords' },
    times.map(([startTime, endTime], index) => ({
      id: `${pageVariationId}-${index}`,
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      startTime,
      endTime,
    })),
  )
const words = [
  ...page(1, [
    [0.2, 1],
    [1, 2],
  ]),
  ...page(2, [[3, 4]]),
  ...page(3, []),
]
const at = (pageVariationId: number, time: number) => findPageStart(words, { pageVariationId, time })

it('starts at the page shown while the narration stands on another one', () => {
  expect(at(2, 0)).toBe(3)
  expect(at(1, 3.5)).toBe(0.2)
})

it('goes on where the narration stands on the page shown, in the pause after its last word too', () => {
  expect(at(1, 1.5)).toBeNull()
  expect(at(1, 2.8)).toBeNull()
  expect(at(2, 60)).toBeNull()
})

it('starts at the beginning on the page that is spoken first', () => {
  expect(at(1, 0)).toBeNull()
})

it('goes on where the narration stands if the page has no times', () => {
  expect(at(3, 1)).toBeNull()
})
