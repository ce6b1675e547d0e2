import { expect, test } from 'vitest'
import { countFrames } from './pcm'

test('countFrames returns 0 for a sound without channels', () => {
  expect(countFrames({ sampleRate: 8000, channels: [] })).toBe(0)
  expect(countFrames({ sampleRate: 8000, channels: [new Float32Array(4000)] })).toBe(4000)
})
