import { describe, expect, it } from 'vitest'
import { snapToSilence } from './snap-to-silence'

/** Ten milliseconds per peak: speech, silence from 0.40 to 0.50 s, speech, a short dip at 0.30 s. */
const values = Float32Array.from({ length: 100 }, (_, at) =>
  at >= 40 && at < 50 ? 0.01 : at === 30 ? -0.02 : at % 2 === 0 ? 0.6 : -0.5,
)
const peaks = { secondsPerPeak: 0.01, values }

describe('snapToSilence', () => {
  it('returns the middle of the longest silence within reach', () => {
    expect(snapToSilence(peaks, 0.37)).toBeCloseTo(0.45)
    expect(snapToSilence(peaks, 0.55)).toBeCloseTo(0.45)
    expect(snapToSilence(peaks, 0.28, { windowSeconds: 0.05 })).toBeCloseTo(0.305)
  })

  it('returns the time itself inside a silence, and without one', () => {
    expect(snapToSilence(peaks, 0.43)).toBe(0.43)
    expect(snapToSilence(peaks, 0.8)).toBe(0.8)
    expect(snapToSilence(peaks, 7)).toBe(7)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: [] }, 0.1)).toBe(0.1)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: new Float32Array(50) }, 0.1)).toBe(0.1)
  })

  it('goes as far as the window allows into a longer silence', () => {
    const pause = Float32Array.from({ length: 300 }, (_, at) =>
      at >= 40 && at < 240 ? 0.01 : at % 2 === 0 ? 0.6 : -0.5,
    )
    const long = { secondsPerPeak: 0.01, values: pause }
    expect(snapToSilence(long, 0.37)).toBeCloseTo(0.52)
    expect(snapToSilence(long, 2.5)).toBeCloseTo(2.35)
    expect(snapToSilence(long, 0.45)).toBe(0.45)
  })

  it('moves no boundary across a word', () => {
    const around = Float32Array.from({ length: 200 }, (_, at) =>
      (at >= 100 && at < 108) || (at >= 118 && at < 140) ? 0.01 : at % 2 === 0 ? 0.6 : -0.5,
    )
    const word = { secondsPerPeak: 0.01, values: around }
    for (const time of [1.001, 1.05, 1.079]) expect(snapToSilence(word, time)).toBe(time)
    expect(snapToSilence(word, 0.97)).toBeCloseTo(1.04)
    expect(snapToSilence(word, 1.1)).toBeCloseTo(1.04)
    expect(snapToSilence(word, 1.16)).toBeCloseTo(1.29)
    // At the same distance the longer one wins, by its full length.
    const binary = { secondsPerPeak: 1 / 128, values: around }
    expect(snapToSilence(binary, 113 / 128)).toBeCloseTo(129 / 128)
  })

  it('returns the time itself if times, peaks or the window are NaN or without length', () => {
    const broken = Float32Array.from(values, (level, at) => (at === 50 ? Number.NaN : level))
    expect(snapToSilence(peaks, Number.NaN)).toBeNaN()
    for (const time of [Infinity, -Infinity]) expect(snapToSilence(peaks, time)).toBe(time)
    for (const secondsPerPeak of [0, -0.01, Number.NaN, Infinity])
      expect(snapToSilence({ secondsPerPeak, values }, 0.1)).toBe(0.1)
    for (const windowSeconds of [0, -1, Number.NaN]) expect(snapToSilence(peaks, 0.37, { windowSeconds })).toBe(0.37)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: broken }, 0.37)).toBeCloseTo(0.45)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: values.map(() => Number.NaN) }, 0.37)).toBe(0.37)
  })

  it('handles an hour of peaks in an infinite window', () => {
    const hour = new Float32Array(360_000).fill(0.5).fill(0, 1000, 1100)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: hour }, 9, { windowSeconds: Infinity })).toBeCloseTo(10.5)
  })
})
