import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deltaCodeSamples, deltaDecodeSamples } from './delta-code-samples'

test('samples are decoded unchanged, whatever they are', () => {
  fc.assert(
    fc.property(fc.int16Array(), (pcm) => {
      expect(deltaDecodeSamples(deltaCodeSamples(pcm))).toEqual(pcm)
    }),
  )
})

test('samples on a line have codes of zero after the first, and samples near it the smallest codes', () => {
  expect([...deltaCodeSamples(Int16Array.of(10, 20, 30, 40))]).toEqual([0, 0, 0, 0, 20, 0, 0, 0])
  expect([...deltaCodeSamples(Int16Array.of(0, 0, -1, -1, -1))]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 0])
})
