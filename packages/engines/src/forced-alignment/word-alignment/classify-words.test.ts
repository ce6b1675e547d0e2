import { expect, test } from 'vitest'
import { frameToSeconds } from '../features/mfcc-frames'
import { gapOf } from '../testing/make-gap'
import { classifyWords } from './classify-words'

test('words deep in a gap are missing, words near its edges uncertain, all others present', () => {
  const words = Array.from({ length: 20 }, (_, index) => ({
    startTime: frameToSeconds(index * 50),
    endTime: frameToSeconds(index * 50 + 45),
    beginsSentence: false,
  }))
  const presences = classifyWords(words, [gapOf([300, 700], [0, 0])])
  expect(presences.map((presence) => presence[0]).join('')).toBe('ppppuuuummmmuuuupppp')
  const onlyInRecording = classifyWords(words, [gapOf([300, 300], [100, 900])])
  expect(onlyInRecording.every((presence) => presence === 'present')).toBe(true)
})
