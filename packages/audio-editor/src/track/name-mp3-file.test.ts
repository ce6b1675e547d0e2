import { expect, test } from 'vitest'
import { nameMp3File } from './name-mp3-file'

test('names the MP3 after its WAV, without folders and signature', () => {
  expect(nameMp3File('/objects/9/ChapterAudios/one.wav?expires=3&signature=a/b.wav')).toBe('one.mp3')
  expect(nameMp3File('one.WAV')).toBe('one.mp3')
})

test('replaces characters that the store refuses', () => {
  expect(nameMp3File('/x/take%20two%20(last).wav')).toBe('take-two--last-.mp3')
  expect(nameMp3File('/x/.hidden.wav')).toBe('hidden.mp3')
})
