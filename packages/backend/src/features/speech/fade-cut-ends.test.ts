import { expect, test } from 'vitest'
import { fadeCutEnds } from './fade-cut-ends'

test('a sound between silences is unchanged', () => {
  const pcm = Int16Array.of(0, 5000, 5000, 0)
  expect(fadeCutEnds(pcm, 8000)).toBe(pcm)
})

test('only a cut-off end is faded, for 4 ms, and the length stays the same', () => {
  const pcm = new Int16Array(800).fill(5000)
  pcm[0] = 0
  const softened = fadeCutEnds(pcm, 8000)
  expect(softened.length).toBe(800)
  expect(softened.subarray(0, 768)).toEqual(pcm.subarray(0, 768))
  expect([...softened.subarray(768)]).toEqual([...softened.subarray(768)].toSorted((a, b) => b - a))
  expect(softened.at(-1)).toBeLessThan(20)
})

test('a sound shorter than its fades is still audible', () => {
  for (const length of [1, 2, 3, 40]) {
    expect(Math.max(...fadeCutEnds(new Int16Array(length).fill(5000), 8000))).toBeGreaterThan(2000)
  }
})
