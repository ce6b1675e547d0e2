import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrollForZoom } from './scroll-for-zoom'
import { maxScale, stepZoom, type ZoomEvent, type ZoomState } from './step-zoom'

const length = fc.double({ min: 50, max: 4000, noNaN: true })
const size = fc.record({ width: length, height: length })
/** A page at scale 1 fits into its room. */
const sizes = fc
  .tuple(size, size, fc.double({ min: 1, max: 3, noNaN: true }))
  .map(([room, { width, height }, screenScale]) => {
    const fitting = Math.min(room.width / width, room.height / height)
    return { room, page: { width: width * fitting, height: height * fitting }, screenScale }
  })
const scale = fc.double({ min: 1, max: maxScale, noNaN: true })
const event: fc.Arbitrary<ZoomEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('fitted' as const),
    fit: fc.constantFrom('screen' as const, 'page' as const, 'width' as const, 'height' as const),
  }),
  fc.record({
    kind: fc.constant('scaled' as const),
    factor: fc.oneof(fc.double({ min: 0, max: 20 }), fc.constant(Infinity)),
  }),
  fc.record({ kind: fc.constant('stepped' as const), direction: fc.constantFrom('in' as const, 'out' as const) }),
  fc.constant({ kind: 'double-tapped' } as const),
  fc.constant({ kind: 'settled' } as const),
  fc.constant({ kind: 'laid-out' } as const),
)
const start: ZoomState = { fit: 'screen', scale: 1 }

describe('stepZoom', () => {
  test('the page is never smaller than whole and never larger than eight times that', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), sizes, (events, room) => {
        const state = events.reduce((before, next) => stepZoom(before, next, room), start)
        expect(state.scale).toBeGreaterThanOrEqual(1)
        expect(state.scale).toBeLessThanOrEqual(maxScale)
      }),
    )
  })

  test('steps out undo steps in, and reach the whole page', () => {
    fc.assert(
      fc.property(scale, sizes, (from, room) => {
        const step = (state: ZoomState, direction: 'in' | 'out') =>
          stepZoom(state, { kind: 'stepped', direction }, room)
        let state: ZoomState = { fit: null, scale: from }
        const closer = step(state, 'in')
        expect(closer.scale).toBeGreaterThanOrEqual(from)
        expect(step(closer, 'out').scale).toBeLessThanOrEqual(Math.max(from, room.screenScale) * 1.01)
        for (let steps = 0; steps < 10; steps += 1) state = step(state, 'out')
        expect(state.scale).toBeLessThan(1.01)
      }),
    )
  })

  test('a fit follows the room, a zoom by hand does not', () => {
    const before = { room: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
    const after = { room: { width: 600, height: 300 }, page: { width: 200, height: 300 }, screenScale: 1 }
    const width = stepZoom(start, { kind: 'fitted', fit: 'width' }, before)
    expect(stepZoom(width, { kind: 'laid-out' }, after)).toEqual({ fit: 'width', scale: 3 })
    const byHand = stepZoom(width, { kind: 'scaled', factor: 1.1 }, before)
    expect(stepZoom(byHand, { kind: 'laid-out' }, after)).toBe(byHand)
  })

  test('a second double tap goes back to the fit of the screen', () => {
    const room = { room: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
    const closer = stepZoom(start, { kind: 'double-tapped' }, room)
    expect(closer).toEqual({ fit: null, scale: 2.5 })
    expect(stepZoom(closer, { kind: 'double-tapped' }, room)).toEqual(start)
  })
})

test('a pinch that ends close to the layout of the screen takes it, and follows it from then on', () => {
  fc.assert(
    fc.property(sizes, fc.double({ min: 0.95, max: 1.05, noNaN: true }), (room, near) => {
      const scaled: ZoomState = { fit: null, scale: room.screenScale * near }
      const settled = { fit: 'screen', scale: room.screenScale }
      expect(stepZoom(scaled, { kind: 'settled' }, room)).toEqual(settled)
      expect(stepZoom({ ...scaled, scale: room.screenScale * 1.2 }, { kind: 'settled' }, room).fit).toBeNull()
    }),
  )
})

test('the point of the page under the fingers stays under them, as far as the page reaches', () => {
  fc.assert(
    fc.property(
      sizes,
      scale,
      scale,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (room, from, to, u, v) => {
        const at = { x: u * room.room.width, y: v * room.room.height }
        const most = (side: 'width' | 'height', zoom: number) => Math.max(0, room.page[side] * zoom - room.room[side])
        const scroll = { x: u * most('width', from), y: v * most('height', from) }
        const after = scrollForZoom({ from, to, scroll, at }, room)
        for (const [axis, side] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          expect(after[axis]).toBeGreaterThanOrEqual(0)
          expect(after[axis]).toBeLessThanOrEqual(most(side, to))
          if (after[axis] > 0 && after[axis] < most(side, to) && most(side, from) > 0) {
            const onPage = (scroll[axis] + at[axis]) / from
            expect((after[axis] + at[axis]) / to).toBeCloseTo(onPage, 6)
          }
        }
      },
    ),
  )
})
