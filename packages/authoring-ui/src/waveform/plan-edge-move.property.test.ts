import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { planEdgeMove, type EdgeMoveContext } from './plan-edge-move'

const spans = [
  { id: 'a', start: 0, end: 1 },
  { id: 'b', start: 1, end: 2 },
  { id: 'c', start: 2.5, end: 3 },
]
const context: EdgeMoveContext = { spans, seconds: 4, loudness: null, isLinked: true }
const apart: EdgeMoveContext = { ...context, isLinked: false }

it('moves the edge of the neighbour along where the two touch', () => {
  expect(planEdgeMove({ id: 'a', edge: 'end', time: 1.2, reach: null }, context)).toEqual([
    { id: 'a', start: 0, end: 1.2 },
    { id: 'b', start: 1.2, end: 2 },
  ])
  expect(planEdgeMove({ id: 'b', edge: 'start', time: 0.7, reach: null }, context)).toEqual([
    { id: 'b', start: 0.7, end: 2 },
    { id: 'a', start: 0, end: 0.7 },
  ])
})

it('leaves a neighbour behind a gap alone until the edge reaches it, and pushes it then', () => {
  const move = { id: 'b', edge: 'end', reach: null } as const
  expect(planEdgeMove({ ...move, time: 2.3 }, context)).toEqual([{ id: 'b', start: 1, end: 2.3 }])
  expect(planEdgeMove({ ...move, time: 2.7 }, context)).toEqual([
    { id: 'b', start: 1, end: 2.7 },
    { id: 'c', start: 2.7, end: 3 },
  ])
})

it('opens a gap, and stops at the neighbour, while edges are not linked', () => {
  expect(planEdgeMove({ id: 'a', edge: 'end', time: 0.8, reach: null }, apart)).toEqual([
    { id: 'a', start: 0, end: 0.8 },
  ])
  expect(planEdgeMove({ id: 'b', edge: 'end', time: 2.9, reach: null }, apart)).toEqual([
    { id: 'b', start: 1, end: 2.5 },
  ])
})

it('snaps to a silence within reach, and not beyond it or where silences are left aside', () => {
  const values = Float32Array.from({ length: 400 }, (_, at) => (at >= 110 && at < 120 ? 0 : 0.8))
  const loudness = { secondsPerPeak: 0.01, values }
  const move = { id: 'a', edge: 'end', time: 1.07, reach: 0.08 } as const
  const endOf = (...[given, where]: Parameters<typeof planEdgeMove>) => planEdgeMove(given, where)[0]?.end
  expect(endOf(move, { ...context, loudness })).toBe(1.15)
  expect(endOf({ ...move, reach: 0.02 }, { ...context, loudness })).toBe(1.07)
  expect(endOf({ ...move, reach: null }, { ...context, loudness })).toBe(1.07)
  expect(endOf(move, context)).toBe(1.07)
})

it('keeps order, length and limits, whatever is asked for', () => {
  const lengths = fc.array(
    fc.record({ gap: fc.constantFrom(0, 0, 0.3), length: fc.double({ min: 0.05, max: 1, noNaN: true }) }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(
      lengths,
      fc.nat(),
      fc.constantFrom('start' as const, 'end' as const),
      fc.double({ min: -2, max: 12, noNaN: true }),
      fc.boolean(),
      (list, at, edge, time, isLinked) => {
        let now = 0
        const made = list.map(({ gap, length }, index) => {
          const start = Math.round((now + gap) * 1000) / 1000
          now = Math.round((start + length) * 1000) / 1000
          return { id: `s${index}`, start, end: now }
        })
        const id = `s${at % made.length}`
        const moved = planEdgeMove(
          { id, edge, time, reach: null },
          { spans: made, seconds: now + 1, loudness: null, isLinked },
        )
        const after = made.map((span) => ({ ...span, ...moved.find((each) => each.id === span.id) }))
        after.forEach(({ start, end }, index) => {
          expect(end - start).toBeGreaterThanOrEqual(0.0199)
          expect(start).toBeGreaterThanOrEqual(after[index - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(now + 1)
        })
        // Only the span and one neighbour change.
        expect(moved.length).toBeLessThanOrEqual(isLinked ? 2 : 1)
      },
    ),
  )
})

it('changes nothing for an unknown span, an invalid time, or a move to the same place', () => {
  expect(planEdgeMove({ id: 'z', edge: 'end', time: 1, reach: null }, context)).toEqual([])
  expect(planEdgeMove({ id: 'a', edge: 'end', time: Number.NaN, reach: null }, context)).toEqual([])
  expect(planEdgeMove({ id: 'a', edge: 'end', time: 1, reach: null }, context)).toEqual([])
})
