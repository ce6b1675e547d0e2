import { describe, expect, test } from 'vitest'
import { isWavLink, toMp3Link } from './wav-link'

describe('WAV links', () => {
  test('accepts a link whose path ends in .wav [AUD-066]', () => {
    for (const link of ['a.wav', 'https://x.example/a.WAV?sig=1']) expect(isWavLink(link)).toBe(true)
    for (const link of ['a.mp3', 'wav', '', null, undefined]) expect(isWavLink(link)).toBe(false)
  })

  test('rejects .wav in a query or before another extension [AUD-066]', () => {
    for (const link of ['a.wav.mp3', 'a.wave', 'a.mp3?from=b.wav', 'a.mp3#b.wav', 'x.wav/a.mp3', 'get?file=a.wav']) {
      expect([link, isWavLink(link)]).toEqual([link, false])
      expect(toMp3Link(link)).toBe(link)
    }
    for (const link of ['a.wav?from=b.mp3', 'a.b.wav#t=3', 'x.wav/a.wav?v=1#x.mp3']) {
      expect([link, isWavLink(link)]).toEqual([link, true])
      expect(isWavLink(toMp3Link(link))).toBe(false)
    }
    expect(toMp3Link('a.wav?old=b.wav')).toBe('a.mp3?old=b.wav')
  })

  test('replaces the extension by .mp3 and keeps the rest [GEN-006]', () => {
    expect(toMp3Link('a.wav.take.wav')).toBe('a.wav.take.mp3')
    expect(toMp3Link('/x/a.WAV?sig=1')).toBe('/x/a.mp3?sig=1')
    expect(toMp3Link('a.ogg')).toBe('a.ogg')
  })
})
