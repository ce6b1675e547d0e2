import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice'

const voices = [
  { voice_id: 'en-us', name: 'Robin, English (America)', labels: { language: 'en-US' } },
  { voice_id: 'en', name: 'Alfie, English', labels: { language: 'en' } },
  { voice_id: 'es-419', name: 'Luz', labels: { language: 'es-419' } },
  { voice_id: 'mute', name: 'Nobody', labels: {} },
]
const chosen = (asked: string | null, language: string): string => {
  const choice = chooseVoice(voices, asked, language)
  return choice.kind === 'chosen' ? choice.voiceId : choice.message
}

test('the voice is the first of the exact language, else of its base, else of another variety', () => {
  expect(chosen(null, 'en-us')).toBe('en-us')
  expect(chosen(null, 'en-AU')).toBe('en')
  expect(chosen(null, 'es')).toBe('es-419')
  expect(chosen(null, 'de')).toContain('No voice speaks "de"')
})

test('where no voice is of the language, one that speaks every language is', () => {
  const outside = { voice_id: 'rachel', name: 'Rachel', labels: { language: 'en' }, languages: [] }
  expect(chooseVoice([...voices, outside], null, 'de')).toMatchObject({ voiceId: 'rachel' })
  expect(chooseVoice([outside, ...voices], null, 'es')).toMatchObject({ voiceId: 'es-419' })
})

test('a voice is asked for by id or by name, in any case; an unknown one is answered by those of the language', () => {
  expect(chosen('EN-US', 'es')).toBe('en-us')
  expect(chosen('luz', 'en')).toBe('es-419')
  expect(chosen('hal', 'es')).toBe('There is no voice "hal". There are, among others: es-419 (Luz).')
})
