import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHORTEST_REPEAT_SECONDS, stepRepeat, type Repeat, type RepeatEvent } from './repeat'

const seconds = fc.double({ min: 0, max: 100, noNaN: true })
const repeat: fc.Arbitrary<Repeat> = fc
  .record({
    unit: fc.constant('page'),
    chapterId: fc.constant(1),
    start: seconds,
    length: fc.double({ min: SHORTEST_REPEAT_SECONDS, max: 30, noNaN: true }),
    count: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ length, ...rest }) => ({ ...rest, end: rest.start + length, played: 0 }))

it('a counted repeat plays the span exactly that often, each time from its start', () => {
  fc.assert(
    fc.property(repeat, fc.integer({ min: 1, max: 20 }), (given, count) => {
      let now: Repeat | null = { ...given, count }
      let rounds = 0
      while (now !== null) {
        const step = stepRepeat(now, { kind: 'reached-end' })
        rounds += 1
        expect(step.seekTo).toBe(step.repeat === null ? null : given.start)
        now = step.repeat
      }
      expect(rounds).toBe(count)
    }),
  )
})

it('a repeat without a count goes on until it is stopped', () => {
  fc.assert(
    fc.property(repeat, fc.integer({ min: 1, max: 50 }), (given, rounds) => {
      let now: Repeat = { ...given, count: null }
      for (let round = 0; round < rounds; round++) now = stepRepeat(now, { kind: 'reached-end' }).repeat ?? given
      expect(now.played).toBe(rounds)
    }),
  )
})

it('a seek inside the span keeps the repeat, one outside ends it', () => {
  fc.assert(
    fc.property(repeat, seconds, (given, sought) => {
      fc.pre(Math.abs(sought - given.start) > 0.1 && Math.abs(sought - given.end) > 0.1)
      const isInside = given.start < sought && sought < given.end
      expect(stepRepeat(given, { kind: 'sought', seconds: sought }).repeat).toBe(isInside ? given : null)
    }),
  )
})

it('whatever edges are dragged, the span can be heard and the rounds begin again', () => {
  const moved: fc.Arbitrary<RepeatEvent> = fc.record({
    kind: fc.constant('edge-moved'),
    edge: fc.constantFrom('start', 'end'),
    seconds,
  })
  fc.assert(
    fc.property(repeat, fc.array(moved, { minLength: 1 }), (given, events) => {
      let now: Repeat = { ...given, played: 3 }
      for (const event of events) now = stepRepeat(now, event).repeat ?? now
      expect(now.end - now.start).toBeGreaterThanOrEqual(SHORTEST_REPEAT_SECONDS - 1e-9)
      expect(now.start).toBeGreaterThanOrEqual(0)
      expect(now.played).toBe(0)
    }),
  )
})
