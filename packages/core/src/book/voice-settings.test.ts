import { describe, expect, test } from 'vitest'
import { voiceRanges } from './constant-table'
import { readVoiceSettings, withoutSpeed, writeVoiceSettings } from './voice-settings'

describe('voice settings', () => {
  const defaults = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1 }

  test('returns the defaults without a text [CONST-009 CONST-010 CONST-011]', () => {
    for (const text of [null, undefined, '', 'null', '[]', '"text"', '{broken']) {
      expect(readVoiceSettings(text)).toEqual({
        modelId: 'eleven_multilingual_v2',
        voiceId: '',
        voiceSettings: defaults,
      })
    }
  })

  test('returns style 0 and speed 1 unless they are set [CONST-012 CONST-013]', () => {
    expect(readVoiceSettings('{"voiceSettings":"{\\"stability\\":0.3}"}').voiceSettings).toEqual({
      ...defaults,
      stability: 0.3,
    })
  })

  test('each broken field falls back alone; nested text and nested object are equivalent [DATA-005]', () => {
    const settings = { stability: 'loud', similarity_boost: '0.4', style: null, speed: 1.1 }
    const expected = { ...defaults, similarity_boost: 0.4, speed: 1.1 }
    const asText = readVoiceSettings(JSON.stringify({ voiceId: 'v', voiceSettings: JSON.stringify(settings) }))
    const asObject = readVoiceSettings(JSON.stringify({ voiceId: 'v', modelId: 7, voiceSettings: settings }))
    expect(asText).toEqual({ voiceId: 'v', modelId: 'eleven_multilingual_v2', voiceSettings: expected })
    expect(asObject).toEqual(asText)
    expect(writeVoiceSettings(asObject)).toBe(
      '{"modelId":"eleven_multilingual_v2","voiceId":"v","voiceSettings":"{\\"stability\\":0.5,\\"similarity_boost\\":0.4,\\"style\\":0,\\"speed\\":1.1}"}',
    )
  })

  test('returns the model, voice and settings of the chapter variation [AUD-067]', () => {
    const nested = JSON.stringify({ stability: 0.1, similarity_boost: 0.2, style: 0.3, speed: 0.9 })
    const text = JSON.stringify({ modelId: 'eleven_flash_v2_5', voiceId: 'anna', voiceSettings: nested })
    expect(readVoiceSettings(text, { voiceId: 'house', modelId: 'house-model' })).toEqual({
      modelId: 'eleven_flash_v2_5',
      voiceId: 'anna',
      voiceSettings: { stability: 0.1, similarity_boost: 0.2, style: 0.3, speed: 0.9 },
    })
  })

  test('style, stability and similarity_boost are used everywhere, speed in the audio editor alone [CONST-014]', () => {
    const { voiceSettings } = readVoiceSettings('{}')
    expect(Object.keys(voiceSettings).toSorted()).toEqual(['similarity_boost', 'speed', 'stability', 'style'])
    expect(Object.keys(withoutSpeed(voiceSettings)).toSorted()).toEqual(['similarity_boost', 'stability', 'style'])
    expect(withoutSpeed({ speed: 1.1, style: 0 })).toStrictEqual({ style: 0 })
    expect(Object.keys(voiceRanges).toSorted()).toEqual(Object.keys(voiceSettings).toSorted())
  })

  test('clamps numbers to their range', () => {
    const text = JSON.stringify({ voiceSettings: { stability: -1, style: 2, speed: 9 } })
    expect(readVoiceSettings(text).voiceSettings).toEqual({ ...defaults, stability: 0, style: 1, speed: 1.2 })
  })

  test('keeps unknown fields when reading and writing', () => {
    const text = JSON.stringify({ seed: 5, voiceSettings: JSON.stringify({ use_speaker_boost: true }) })
    const outer: unknown = JSON.parse(writeVoiceSettings(readVoiceSettings(text)))
    expect(outer).toMatchObject({ seed: 5, voiceSettings: expect.stringContaining('"use_speaker_boost":true') })
  })

  test('uses the configured voice for a missing one', () => {
    expect(readVoiceSettings('{}', { voiceId: 'house' }).voiceId).toBe('house')
    expect(readVoiceSettings('{"voiceId":"mine"}', { voiceId: 'house' }).voiceId).toBe('mine')
  })
})
