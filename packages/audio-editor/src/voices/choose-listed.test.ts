import { describe, expect, test } from 'vitest'
import { readVoiceSettings } from '@lectern/core/book'
import { chooseListed } from './choose-listed'

const voiceOf = (stored: string | null, configured: string, listed: readonly string[] | null) =>
  chooseListed(readVoiceSettings(stored, { voiceId: configured }).voiceId, listed).id

describe('chooseListed', () => {
  test('uses the configured voice without a stored one, else the first of the list [AUD-068]', () => {
    expect(voiceOf(null, 'house', ['robin', 'house'])).toBe('house')
    expect(voiceOf('{}', 'house', null)).toBe('house')
    expect(voiceOf(null, '', ['robin', 'house'])).toBe('robin')
    expect(voiceOf('{"voiceId":"clara"}', 'house', ['robin', 'clara', 'house'])).toBe('clara')
  })

  test('chooses none while the list is unknown and no voice is set [AUD-068]', () => {
    expect(voiceOf(null, '', null)).toBeNull()
    expect(voiceOf(null, '', [])).toBeNull()
    expect(voiceOf('{"voiceId":"gone"}', '', [])).toBeNull()
  })

  test('replaces a stored voice that is not offered by the first one, and says so', () => {
    expect(chooseListed('gone', ['robin', 'clara'])).toEqual({ id: 'robin', isMissing: true })
    expect(chooseListed('gone', null)).toEqual({ id: 'gone', isMissing: false })
    expect(chooseListed('', ['robin'])).toEqual({ id: 'robin', isMissing: false })
  })
})
