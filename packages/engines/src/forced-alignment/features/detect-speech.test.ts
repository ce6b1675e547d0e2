import { describe, expect, test } from 'vitest'
import { detectSpeech, estimateSilence } from './detect-speech'

describe('speech detection', () => {
  const loudness = Float32Array.from({ length: 300 }, (_, frame) => {
    if (frame < 50 || frame >= 250) return -10
    if (frame >= 100 && frame < 105) return -10
    return frame >= 20 ? -2 : -10
  })

  test('finds loud frames and counts short silences as speech', () => {
    const { isSpeech } = detectSpeech(loudness, { minSilenceFrames: 6, threshold: 0.3 })
    expect([isSpeech[49], isSpeech[50], isSpeech[102], isSpeech[249], isSpeech[250]]).toEqual([0, 1, 1, 1, 0])
  })

  test('finds no speech in a sound of constant loudness', () => {
    const { isSpeech } = detectSpeech(new Float32Array(100).fill(-3), { minSilenceFrames: 6, threshold: 0.3 })
    expect(isSpeech.includes(1)).toBe(false)
  })

  test('gives silence a high probability in quiet frames and a low one in speech', () => {
    const silence = estimateSilence(loudness, detectSpeech(loudness, { minSilenceFrames: 6, threshold: 0.3 }))
    expect(silence[20]).toBeGreaterThan(0.5)
    expect(silence[150]).toBeLessThan(0.1)
  })
})
