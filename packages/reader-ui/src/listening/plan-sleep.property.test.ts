import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { planSleep } from './plan-sleep'

const time = fc.integer({ min: 0, max: 3_600_000 })

it('the narration becomes quieter towards the end, never louder, and stops only there', () => {
  fc.assert(
    fc.property(time, time, time, (endsAt, a, b) => {
      const [earlier, later] = [planSleep({ endsAt, now: Math.min(a, b) }), planSleep({ endsAt, now: Math.max(a, b) })]
      expect(later.volume).toBeLessThanOrEqual(earlier.volume)
      expect(later.secondsLeft).toBeLessThanOrEqual(earlier.secondsLeft)
      for (const { volume, secondsLeft } of [earlier, later]) {
        expect(volume).toBeGreaterThanOrEqual(0)
        expect(volume).toBeLessThanOrEqual(1)
        expect(secondsLeft === 0).toBe(volume === 0)
      }
    }),
  )
})

it('the narration keeps its volume until the last seconds', () => {
  expect(planSleep({ endsAt: 60_000, now: 50_000 })).toEqual({ secondsLeft: 10, volume: 1 })
  expect(planSleep({ endsAt: 60_000, now: 70_000 })).toEqual({ secondsLeft: 0, volume: 0 })
})
