import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrollForZoom } from './scroll-for-zoom'
import { maxScale, stepZoom, type ZoomEvent, type ZoomState } from './step-zoom'

const length = fc.double({ min: 50, max: 4000, noNaN: true })
const size = fc.record({ width: length, height: length })
/** A page at scale 1 fits into the stage. */
const sizes = fc
  .tuple(size, size, fc.double({ min: 1, max: 3, noNaN: true }))
  .map(([stage, { width, height }, screenScale]) => {
    const fitting = Math.min(stage.width / width, stage.height / height)
    return { stage, page: { width: width * fitting, height: height * fitting }, screenScale }
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
      fc.property(fc.array(event, { maxLength: 30 }), sizes, (events, stageSizes) => {
        const state = events.reduce((before, next) => stepZoom(before, next, stageSizes), start)
        expect(state.scale).toBeGreaterThanOrEqual(1)
        expect(state.scale).toBeLessThanOrEqual(maxScale)
      }),
    )
  })

  test('steps out undo steps in, and reach the whole page', () => {
    fc.assert(
      fc.property(scale, sizes, (from, stageSizes) => {
        const step = (state: ZoomState, direction: 'in' | 'out') =>
          stepZoom(state, { kind: 'stepped', direction }, stageSizes)
        let state: ZoomState = { fit: null, scale: from }
        const closer = step(state, 'in')
        expect(closer.scale).toBeGreaterThanOrEqual(from)
        expect(step(closer, 'out').scale).toBeLessThanOrEqual(Math.max(from, stageSizes.screenScale) * 1.01)
        for (let steps = 0; steps < 10; steps += 1) state = step(state, 'out')
        expect(state.scale).toBeLessThan(1.01)
      }),
    )
  })

  test('a fit follows the size of the stage, a free zoom does not', () => {
    const before = { stage: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
    const after = { stage: { width: 600, height: 300 }, page: { width: 200, height: 300 }, screenScale: 1 }
    const width = stepZoom(start, { kind: 'fitted', fit: 'width' }, before)
    expect(stepZoom(width, { kind: 'laid-out' }, after)).toEqual({ fit: 'width', scale: 3 })
    const byHand = stepZoom(width, { kind: 'scaled', factor: 1.1 }, before)
    expect(stepZoom(byHand, { kind: 'laid-out' }, after)).toBe(byHand)
  })

  test('a second double tap goes back to the fit of the screen', () => {
    const stageSizes = { stage: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
    const closer = stepZoom(start, { kind: 'double-tapped' }, stageSizes)
    expect(closer).toEqual({ fit: null, scale: 2.5 })
    expect(stepZoom(closer, { kind: 'double-tapped' }, stageSizes)).toEqual(start)
  })
})

test('a pinch that ends close to the layout of the screen takes it, and follows it from then on', () => {
  fc.assert(
    fc.property(sizes, fc.double({ min: 0.95, max: 1.05, noNaN: true }), (stageSizes, near) => {
      const scaled: ZoomState = { fit: null, scale: stageSizes.screenScale * near }
      const settled = { fit: 'screen', scale: stageSizes.screenScale }
      expect(stepZoom(scaled, { kind: 'settled' }, stageSizes)).toEqual(settled)
      expect(
        stepZoom({ ...scaled, scale: stageSizes.screenScale * 1.2 }, { kind: 'settled' }, stageSizes).fit,
      ).toBeNull()
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
      (stageSizes, from, to, u, v) => {
        const at = { x: u * stageSizes.stage.width, y: v * stageSizes.stage.height }
        const most = (side: 'width' | 'height', zoom: number) =>
          Math.max(0, stageSizes.page[side] * zoom - stageSizes.stage[side])
        const scroll = { x: u * most('width', from), y: v * most('height', from) }
        const after = scrollForZoom({ from, to, scroll, at }, stageSizes)
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
