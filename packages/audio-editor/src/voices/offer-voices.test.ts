import { expect, test } from 'vitest'
import { offerVoices } from './offer-voices'
import type { Voice } from './voice'

const voice = (id: string, language: string): Voice => ({
  voice_id: id,
  name: id,
  category: 'premade',
  labels: { language },
  preview_url: null,
})
const voices = [voice('a', 'en-GB'), voice('b', 'es'), voice('c', 'yue')]
const ids = (offered: readonly Voice[]) => offered.map((each) => each.voice_id)

test('offers the voices of the language and the stored one', () => {
  expect(ids(offerVoices(voices, { language: 'en', storedId: '', all: false }))).toEqual(['a'])
  expect(ids(offerVoices(voices, { language: 'en-US', storedId: 'c', all: false }))).toEqual(['a', 'c'])
})

test('offers all voices on request, or if none speaks the language', () => {
  expect(offerVoices(voices, { language: 'en', storedId: '', all: true })).toEqual(voices)
  expect(offerVoices(voices, { language: 'ar', storedId: '', all: false })).toEqual(voices)
})

test('distinguishes languages whose codes begin alike, in any case', () => {
  const both = [voice('finnish', 'fi'), voice('filipino', 'FIL-PH'), voice('none', '')]
  expect(ids(offerVoices(both, { language: 'fil', storedId: '', all: false }))).toEqual(['filipino'])
  expect(ids(offerVoices(both, { language: 'fi', storedId: '', all: false }))).toEqual(['finnish'])
})
