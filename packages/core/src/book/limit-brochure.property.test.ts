import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitBrochure } from './limit-brochure'

describe('limitBrochure', () => {
  test('returns the first 2 chapters, on mobile the last 2, and all of a short brochure [LOAD-011 LOAD-012 LOAD-013]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 8 }), (all) => {
        const wide = limitBrochure(all, { mobile: false })
        const mobile = limitBrochure(all, { mobile: true })
        expect(wide).toEqual(all.filter((_, index) => index < 2))
        expect(mobile).toEqual(all.filter((_, index) => index >= all.length - 2))
      }),
    )
  })
})
