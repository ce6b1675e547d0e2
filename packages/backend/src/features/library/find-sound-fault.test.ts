import { expect, test } from 'vitest'
import { findSoundFault } from './find-sound-fault'

const text = 'The owl.'
const words = [
  { start: 0, end: 3, startTime: 0, endTime: 0.4 },
  { start: 4, end: 8, startTime: 0.4, endTime: 1 },
]
const sound = { pcm: new Int16Array(22_050), sampleRate: 22_050, words }

test('a sound whose words lie in its text and its time has no fault, at each sample rate from 8,000 to 192,000 Hz', () => {
  expect(findSoundFault(sound, text)).toBeNull()
  for (const sampleRate of [8000, 192_000]) expect(findSoundFault({ ...sound, sampleRate, words: [] }, text)).toBeNull()
})

test('the last word may end with the millisecond in which the sound ends', () => {
  const pcm = new Int16Array(22_040)
  expect(findSoundFault({ ...sound, pcm }, text)).toBeNull()
})

test('an empty sound has a fault', () => {
  expect(findSoundFault({ pcm: new Int16Array(0), sampleRate: 22_050, words: [] }, text)).toContain('no samples')
})

test.each([0.001, 7999, 192_001, Number.MAX_VALUE])('a sample rate of %d Hz is a fault', (sampleRate) => {
  expect(findSoundFault({ ...sound, sampleRate, words: [] }, text)).toContain('sample rate')
})

test.each([
  [-1, 3],
  [4, 9],
  [5, 4],
  [0.5, 3],
  [0, 3.5],
])('a word from %d to %d of a text of 8 characters is a fault', (start, end) => {
  expect(findSoundFault({ ...sound, words: [{ start, end, startTime: 0, endTime: 1 }] }, text)).toContain('characters')
})

test.each([
  [-0.1, 1],
  [0.5, 1.1],
  [0.6, 0.5],
])('a word from %d s to %d s of one second is a fault', (startTime, endTime) => {
  expect(findSoundFault({ ...sound, words: [{ start: 0, end: 3, startTime, endTime }] }, text)).toContain('of 1 s')
})
