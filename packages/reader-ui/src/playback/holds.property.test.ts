import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHold } from './find-hold'
import { planHolds } from './plan-holds'

const seconds = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((value) => value / 4),
  fc.constantFrom(Number.NaN, Infinity, -1, 0),
)
const rects = fc.array(fc.record({ endTime: seconds, pauseAfter: seconds }, { requiredKeys: [] }), { maxLength: 20 })

test('playback pauses once at the end of each rect with a pause above 0, in order [PLAY-007]', () => {
  fc.assert(
    fc.property(rects, fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 80 }), (all, steps) => {
      const holds = planHolds(all)
      const held: number[] = []
      let from = -1.5
      for (const step of [...steps, 999]) {
        const to = from + step / 8
        for (let hold = findHold(holds, { from, to }); hold !== null; hold = findHold(holds, { from, to })) {
          held.push(hold.atSeconds)
          from = hold.atSeconds
        }
        from = to
      }
      const wanted = all.flatMap(({ endTime = Number.NaN, pauseAfter = 0 }) =>
        Number.isFinite(endTime) && pauseAfter > 0 && pauseAfter < Infinity ? [endTime] : [],
      )
      expect(held).toEqual([...new Set(wanted)].toSorted((a, b) => a - b))
    }),
  )
})

test('rects that end together use their longest pause', () => {
  const rect = { endTime: 2 }
  expect(planHolds([{ ...rect, pauseAfter: 1 }, { ...rect, pauseAfter: 3 }, rect])).toEqual([
    { atSeconds: 2, pauseAfter: 3 },
  ])
})

test('time that runs backwards or is NaN has no hold', () => {
  const holds = planHolds([{ endTime: 2, pauseAfter: 1 }])
  for (const [from, to] of [
    [3, 1],
    [Number.NaN, 3],
    [1, Number.NaN],
    [2, 2],
  ] as const)
    expect(findHold(holds, { from, to })).toBeNull()
})
