import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitBrochure } from './limit-brochure'

describe('brochures', () => {
  test('a wide screen shows the first 2 chapters, a mobile one the last 2, a short brochure all [LOAD-011 LOAD-012 LOAD-013]', () => {
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
