import { describe, expect, test } from 'vitest'
import { readVoiceSettings } from '@lectern/core/book'
import { chooseListed } from './choose-listed'

const voiceOf = (stored: string | null, configured: string, listed: readonly string[] | null) =>
  chooseListed(readVoiceSettings(stored, { voiceId: configured }).voiceId, listed).id

describe('chooseListed', () => {
  test('without a stored voice the configured one is used, else the first of the list [AUD-068]', () => {
    expect(voiceOf(null, 'house', ['robin', 'house'])).toBe('house')
    expect(voiceOf('{}', 'house', null)).toBe('house')
    expect(voiceOf(null, '', ['robin', 'house'])).toBe('robin')
    expect(voiceOf('{"voiceId":"clara"}', 'house', ['robin', 'clara', 'house'])).toBe('clara')
  })

  test('until a voice is set there is none, so that nothing can be generated [AUD-068]', () => {
    expect(voiceOf(null, '', null)).toBeNull()
    expect(voiceOf(null, '', [])).toBeNull()
    expect(voiceOf('{"voiceId":"gone"}', '', [])).toBeNull()
  })

  test('a stored voice that is not offered gives way to the first one, and that is told', () => {
    expect(chooseListed('gone', ['robin', 'clara'])).toEqual({ id: 'robin', isMissing: true })
    expect(chooseListed('gone', null)).toEqual({ id: 'gone', isMissing: false })
    expect(chooseListed('', ['robin'])).toEqual({ id: 'robin', isMissing: false })
  })
})
