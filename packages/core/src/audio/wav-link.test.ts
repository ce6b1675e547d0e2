import { describe, expect, test } from 'vitest'
import { isWavLink, toMp3Link } from './wav-link'

describe('WAV links', () => {
  test('a link that contains .wav can be converted [AUD-066]', () => {
    for (const link of ['a.wav', 'https://x.example/a.WAV?sig=1']) expect(isWavLink(link)).toBe(true)
    for (const link of ['a.mp3', 'wav', '', null, undefined]) expect(isWavLink(link)).toBe(false)
  })

  test('its extension becomes .mp3, the rest stays [GEN-006]', () => {
    expect(toMp3Link('a.wav.take.wav')).toBe('a.wav.take.mp3')
    expect(toMp3Link('/x/a.WAV?sig=1')).toBe('/x/a.mp3?sig=1')
    expect(toMp3Link('a.ogg')).toBe('a.ogg')
  })
})
