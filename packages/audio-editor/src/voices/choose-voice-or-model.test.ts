import { describe, expect, test } from 'vitest'
import { readVoiceSettings } from '@lectern/core/book'
import { chooseVoiceOrModel } from './choose-voice-or-model'

const voiceOf = (stored: string | null, configured: string, offered: readonly string[] | null) =>
  chooseVoiceOrModel(readVoiceSettings(stored, { voiceId: configured }).voiceId, offered).id

describe('chooseVoiceOrModel', () => {
  test('uses the configured voice without a stored one, else the first that is offered [AUD-068]', () => {
    expect(voiceOf(null, 'house', ['robin', 'house'])).toBe('house')
    expect(voiceOf('{}', 'house', null)).toBe('house')
    expect(voiceOf(null, '', ['robin', 'house'])).toBe('robin')
    expect(voiceOf('{"voiceId":"clara"}', 'house', ['robin', 'clara', 'house'])).toBe('clara')
  })

  test('chooses none without a wanted voice while the offered ones are unknown [AUD-068]', () => {
    expect(voiceOf(null, '', null)).toBeNull()
    expect(voiceOf(null, '', [])).toBeNull()
    expect(voiceOf('{"voiceId":"gone"}', '', [])).toBeNull()
  })

  test('uses the first offered voice instead of a wanted one that is not offered, and says so', () => {
    expect(chooseVoiceOrModel('gone', ['robin', 'clara'])).toEqual({ id: 'robin', isMissing: true })
    expect(chooseVoiceOrModel('gone', null)).toEqual({ id: 'gone', isMissing: false })
    expect(chooseVoiceOrModel('', ['robin'])).toEqual({ id: 'robin', isMissing: false })
  })
})
