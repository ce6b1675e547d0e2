import { expect, test } from 'vitest'
import { findExtraSpeech } from './find-extra-speech'

test('finds speech that no word covers, from start to end, when it is longer than a breath', () => {
  const isSpeech = new Uint8Array(2000).fill(1)
  isSpeech.fill(0, 300, 320)
  isSpeech.fill(0, 700, 740)
  const placed = [
    { first: 0, last: 299 },
    { first: 900, last: 1200 },
    { first: 1300, last: 1700 },
  ]
  expect(findExtraSpeech(isSpeech, placed)).toEqual([
    { startTime: 3.2, endTime: 9 },
    { startTime: 17.01, endTime: 20 },
  ])
  expect(findExtraSpeech(isSpeech, [])).toEqual([{ startTime: 0, endTime: 20 }])
  expect(findExtraSpeech(new Uint8Array(2000), [])).toEqual([])
})
