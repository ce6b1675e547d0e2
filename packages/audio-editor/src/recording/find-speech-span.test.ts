import { expect, it } from 'vitest'
import { findReadSentence } from './find-read-sentence'
import { findSpeechSpan } from './find-speech-span'

const rate = 8000

/** Noise of the given loudness with a tone in [from, to) seconds. */
function draw(seconds: number, noise: number, speech: readonly (readonly [number, number])[]): Float32Array {
  let seed = 1
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    seed = (seed * 16_807) % 2_147_483_647
    const time = index / rate
    const isSpoken = speech.some(([from, to]) => time >= from && time < to)
    return noise * (seed / 1_073_741_823 - 1) + (isSpoken ? 0.3 * Math.sin(index / 4) : 0)
  })
}

it.each([
  ['silence', 0],
  ['the noise of a room', 0.004],
])('cuts %s before and after speech, and keeps the pauses in it', (_, noise) => {
  const span = findSpeechSpan(
    draw(5, noise, [
      [1, 2],
      [3, 3.5],
    ]),
    rate,
  )
  expect(span!.start / rate).toBeCloseTo(1 - 0.15, 1)
  expect(span!.end / rate).toBeCloseTo(3.5 + 0.15, 1)
})

it('ignores a click before the speech', () => {
  expect(
    findSpeechSpan(
      draw(4, 0.001, [
        [0.2, 0.22],
        [2, 3],
      ]),
      rate,
    )!.start / rate,
  ).toBeCloseTo(1.85, 1)
})

it('keeps all of a take that has no pause', () => {
  expect(findSpeechSpan(draw(2, 0.001, [[0, 2]]), rate)).toEqual({ start: 0, end: 2 * rate })
})

it('finds nothing in silence and in no sound', () => {
  expect(findSpeechSpan(new Float32Array(rate), rate)).toBeNull()
  expect(findSpeechSpan(new Float32Array(0), rate)).toBeNull()
})

it('moves to the next sentence with the time of speech, and stays at the last', () => {
  const sentences = ['x'.repeat(28), 'y'.repeat(14)]
  expect([0, 1.9, 2.1, 99].map((seconds) => findReadSentence(sentences, seconds, 14))).toEqual([0, 0, 1, 1])
})
