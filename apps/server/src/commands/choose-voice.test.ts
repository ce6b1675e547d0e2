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

test('prefers the exact language, then its base, then another region', () => {
  expect(chosen(null, 'en-us')).toBe('en-us')
  expect(chosen(null, 'en-AU')).toBe('en')
  expect(chosen(null, 'es')).toBe('es-419')
  expect(chosen(null, 'de')).toContain('No voice speaks "de"')
})

test('falls back to a multilingual voice', () => {
  const outside = { voice_id: 'rachel', name: 'Rachel', labels: { language: 'en' }, languages: [] }
  expect(chooseVoice([...voices, outside], null, 'de')).toMatchObject({ voiceId: 'rachel' })
  expect(chooseVoice([outside, ...voices], null, 'es')).toMatchObject({ voiceId: 'es-419' })
})

test("finds a voice by id or name in any case, and lists the language's voices otherwise", () => {
  expect(chosen('EN-US', 'es')).toBe('en-us')
  expect(chosen('luz', 'en')).toBe('es-419')
  expect(chosen('hal', 'es')).toBe('There is no voice "hal". There are, among others: es-419 (Luz).')
})
