import { expect, test } from 'vitest'
import { needsProof } from './needs-proof'

test('text that nobody sees, and a few words on a page that is an image, need proof', () => {
  expect(needsProof(300, { hiddenShare: 1, imageShare: 1 })).toBe(true)
  expect(needsProof(5, { hiddenShare: 0, imageShare: 1 })).toBe(true)
})

test('text that the author set does not, on a picture or without one', () => {
  expect(needsProof(300, { hiddenShare: 0, imageShare: 0 })).toBe(false)
  expect(needsProof(5, { hiddenShare: 0, imageShare: 0.3 })).toBe(false)
  expect(needsProof(40, { hiddenShare: 0.1, imageShare: 1 })).toBe(false)
})
