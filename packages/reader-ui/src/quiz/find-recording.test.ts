import type { MediaToTake } from '@lectern/api-client/quiz/taking'
import { expect, test } from 'vitest'
import { findRecording } from './find-recording'

const medium = (id: number, o: Partial<MediaToTake>): MediaToTake => ({
  id,
  type: 'audio/mpeg',
  url: `/objects/${id}.mp3`,
  language: null,
  metadata: {},
  ...o,
})

test('the recording of a question is its first sound in the language of the reader', () => {
  const media = [
    medium(1, {}),
    medium(2, { language: 'es' }),
    medium(3, { language: 'en', type: 'image' }),
    medium(4, { language: 'en', url: 'javascript:alert(1)' }),
    medium(5, { language: 'en' }),
    medium(6, { language: 'en' }),
  ]
  expect(findRecording(media, 'en')).toEqual({ id: 5, url: '/objects/5.mp3' })
  expect(findRecording(media, 'es-MX')).toEqual({ id: 2, url: '/objects/2.mp3' })
  expect(findRecording(media, 'de')).toBeNull()
})

test('a sound without a language is no recording of the question', () => {
  expect(findRecording([medium(1, {}), medium(2, { language: ' ' })], 'en')).toBeNull()
})
