import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planPageStart } from './plan-page-start'

const place = fc
  .record({
    view: fc.integer({ min: 100, max: 900 }),
    below: fc.integer({ min: 0, max: 900 }),
    top: fc.integer({ min: 0, max: 1500 }),
    lines: fc.integer({ min: 1, max: 40 }),
    line: fc.integer({ min: 10, max: 50 }),
    after: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ view, top, lines, line, after, below }) => ({
    view,
    line,
    text: { top, bottom: top + lines * line },
    content: Math.max(view, top + lines * line + after) + below,
  }))

it('begins where the first line is in view', () => {
  fc.assert(
    fc.property(place, (given) => {
      const start = planPageStart(given)
      expect(given.text.top).toBeGreaterThanOrEqual(start)
      expect(given.text.top + given.line).toBeLessThanOrEqual(start + given.view)
    }),
  )
})

it('shows the whole text if it has to scroll and the text has room', () => {
  fc.assert(
    fc.property(place, (given) => {
      const start = planPageStart(given)
      fc.pre(start > 0 && given.text.bottom - given.text.top + given.line <= given.view)
      expect(given.text.bottom).toBeLessThanOrEqual(start + given.view)
    }),
  )
})

it('never scrolls past the end, and stays at the top of a page that fits', () => {
  fc.assert(
    fc.property(place, (given) => {
      const start = planPageStart(given)
      expect(start).toBeGreaterThanOrEqual(0)
      expect(start).toBeLessThanOrEqual(given.content - given.view)
    }),
  )
})

it('stays at the top of a page without words', () => {
  expect(planPageStart({ view: 280, content: 560, text: null, line: 0 })).toBe(0)
})
