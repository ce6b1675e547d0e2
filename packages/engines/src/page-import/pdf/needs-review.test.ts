import { expect, test } from 'vitest'
import { needsReview } from './needs-review'

test('invisible text, and a few words on a scanned page, need a check', () => {
  expect(needsReview(300, { hiddenFraction: 1, imageFraction: 1 })).toBe(true)
  expect(needsReview(5, { hiddenFraction: 0, imageFraction: 1 })).toBe(true)
})

test('text that the author typeset needs no check, with or without a picture below it', () => {
  expect(needsReview(300, { hiddenFraction: 0, imageFraction: 0 })).toBe(false)
  expect(needsReview(5, { hiddenFraction: 0, imageFraction: 0.3 })).toBe(false)
  expect(needsReview(40, { hiddenFraction: 0.1, imageFraction: 1 })).toBe(false)
})
