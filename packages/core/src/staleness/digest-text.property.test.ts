import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestText } from './digest-text'

test('differs for any two different texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(digestText(a) === digestText(b)).toBe(a === b)
    }),
  )
})

test('differs for a hundred thousand texts that differ by one number', () => {
  const digests = new Set(Array.from({ length: 100_000 }, (_, index) => digestText(`word ${index}`)))
  expect(digests.size).toBe(100_000)
})

test('has 16 hexadecimal digits, for an empty text too', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(digestText(text)).toMatch(/^[0-9a-f]{16}$/)
    }),
  )
})

test('never changes, since stored digests would seem stale', () => {
  expect(digestText('The cat slept.')).toBe('67e383941a0db866')
})
