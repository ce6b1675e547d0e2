import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readVoiceSettings, writeVoiceSettings } from './voice-settings'

const hundredth = (from: number, to: number) => fc.integer({ min: from, max: to }).map((value) => value / 100)

describe('voice settings', () => {
  const voices = fc.record({
    voiceId: fc.string({ minLength: 1 }),
    modelId: fc.string({ minLength: 1 }),
    voiceSettings: fc.record({
      stability: hundredth(0, 100),
      similarity_boost: hundredth(0, 100),
      style: hundredth(0, 100),
      speed: hundredth(70, 120),
    }),
  })

  test('reading restores what was written, and writing again gives the same text [DATA-004]', () => {
    fc.assert(
      fc.property(voices, (voice) => {
        const text = writeVoiceSettings(voice)
        expect(readVoiceSettings(text)).toEqual(voice)
        expect(writeVoiceSettings(readVoiceSettings(text))).toBe(text)
        const outer: unknown = JSON.parse(text)
        expect(outer).toMatchObject({ voiceSettings: JSON.stringify(voice.voiceSettings) })
      }),
    )
  })

  test('any text gives valid settings', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"voiceSettings":"{\\"style\\":9}"}')), (text) => {
        const { voiceSettings, modelId } = readVoiceSettings(text)
        expect(typeof modelId).toBe('string')
        expect(voiceSettings.stability >= 0 && voiceSettings.stability <= 1).toBe(true)
        expect(voiceSettings.speed >= 0.7 && voiceSettings.speed <= 1.2).toBe(true)
      }),
    )
  })
})
