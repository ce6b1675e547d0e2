import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findHiddenEnds } from './find-hidden-ends'

it('hides nothing in a row that fits', () => {
  expect(findHiddenEnds({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toEqual({ start: false, end: false })
  expect(findHiddenEnds({ scrollLeft: 0, scrollWidth: 300.6, clientWidth: 300 })).toEqual({ start: false, end: false })
})

it('hides the end first, the start last, and both between, in either direction', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500 }),
      fc.integer({ min: 10, max: 900 }),
      fc.constantFrom(1, -1),
      (clientWidth, more, sign) => {
        const scrollWidth = clientWidth + more
        const at = (scrolled: number) => findHiddenEnds({ scrollLeft: sign * scrolled, scrollWidth, clientWidth })
        expect(at(0)).toEqual({ start: false, end: true })
        expect(at(more / 2)).toEqual({ start: true, end: true })
        expect(at(more)).toEqual({ start: true, end: false })
      },
    ),
  )
})
