import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openView, revealSpan, scrollView, timeAt, xOf, zoomView, type WaveformExtent } from './waveform-view'

const extents = fc.record({
  seconds: fc.double({ min: 0.1, max: 5000, noNaN: true }),
  width: fc.integer({ min: 100, max: 2000 }),
})
const expectInside = ({ seconds, width }: WaveformExtent, view: ReturnType<typeof openView>) => {
  expect(view.start).toBeGreaterThanOrEqual(0)
  expect(view.start + width * view.secondsPerPixel).toBeLessThanOrEqual(Math.max(seconds, width * 0.002) + 1e-6)
}

it('stays inside the sound, and keeps the time under the pointer while it zooms', () => {
  fc.assert(
    fc.property(
      extents,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: -5000, max: 5000 }),
      (extent, factor, share, pixels) => {
        const view = scrollView(openView(extent), pixels, extent)
        expectInside(extent, view)
        const x = share * extent.width
        const zoomed = zoomView(view, factor, x, extent)
        expectInside(extent, zoomed)
        const isLimited =
          zoomed.start === 0 || zoomed.start + extent.width * zoomed.secondsPerPixel > extent.seconds - 1e-6
        if (!isLimited) expect(timeAt(zoomed, x)).toBeCloseTo(timeAt(view, x), 6)
        expect(xOf(zoomed, timeAt(zoomed, x))).toBeCloseTo(x, 4)
      },
    ),
  )
})

it('scrolls to an interval only if it is not in view', () => {
  const extent = { seconds: 60, width: 500 }
  const view = openView(extent)
  expect(revealSpan(view, 1, 2, extent)).toBe(view)
  const moved = revealSpan(view, 30, 30.5, extent)
  expect(xOf(moved, 30)).toBeGreaterThanOrEqual(0)
  expect(xOf(moved, 30.5)).toBeLessThanOrEqual(500)
})
