import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseFirstPages } from './choose-first-pages'

test('renders the visible page first, with a screen of pages before and after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(), fc.integer({ min: 1, max: 6 }), (count, seed, columns) => {
      const shown = seed % count
      const [first, end] = chooseFirstPages(shown, count)
      expect(first).toBeLessThanOrEqual(Math.max(0, shown - 60))
      expect(end).toBeGreaterThanOrEqual(Math.min(count, shown + 60))
      expect(end - first).toBeLessThanOrEqual(180)
      expect(first % columns).toBe(0)
    }),
  )
})
