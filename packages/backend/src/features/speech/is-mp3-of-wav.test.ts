import { expect, test } from 'vitest'
import { isMp3OfWav } from './is-mp3-of-wav'

const wav = { audioFileName: 'one.wav', durationSeconds: 10 }

test('is the MP3 of a WAV with its name and length', () => {
  expect(isMp3OfWav(wav, { audioFileName: 'one.mp3', durationSeconds: 10.05 })).toBe(true)
  expect(isMp3OfWav({ ...wav, audioFileName: 'one.WAV' }, { audioFileName: 'one.MP3', durationSeconds: 10 })).toBe(true)
})

test('is not the MP3 of another track, of another length, or of no WAV', () => {
  const mp3 = { audioFileName: 'one.mp3', durationSeconds: 10 }
  expect(isMp3OfWav(wav, { ...mp3, audioFileName: 'two.mp3' })).toBe(false)
  expect(isMp3OfWav(wav, { ...mp3, durationSeconds: 11 })).toBe(false)
  expect(isMp3OfWav(wav, { ...mp3, durationSeconds: null })).toBe(false)
  expect(isMp3OfWav({ ...wav, audioFileName: 'one.mp3' }, mp3)).toBe(false)
  expect(isMp3OfWav({ ...wav, audioFileName: null }, mp3)).toBe(false)
})
