import { expect, it } from 'vitest'
import { normalizeLoudness, highestPeak, targetLoudness } from './normalize-loudness'
import { findTruePeaks } from './find-true-peaks'
import { measureLoudness } from './measure-loudness'

/** A sine of 1 kHz in parts of given seconds and peak level in dBFS. */
function drawTone(rate: number, parts: readonly (readonly [seconds: number, decibels: number])[]): Float32Array {
  const samples = parts.flatMap(([seconds, decibels]) =>
    Array.from(
      { length: seconds * rate },
      (_, index) => 10 ** (decibels / 20) * Math.sin((2000 * Math.PI * index) / rate),
    ),
  )
  return Float32Array.from(samples)
}

const decibels = (samples: Float32Array) => 20 * Math.log10(findTruePeaks(samples).reduce((a, b) => Math.max(a, b), 0))

/** Bursts of a rich sound with pauses, some much louder: as uneven as speech. */
function drawSpeech(rate: number, level: number): Float32Array {
  return Float32Array.from({ length: rate * 6 }, (_, index) => {
    const time = index / rate
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2.3 * time)) ** 4 * (Math.floor(time) % 2 === 0 ? 1 : 0.35)
    const voice = [1, 2, 3, 5, 8].reduce((sum, part) => sum + Math.cos(2 * Math.PI * 140 * part * time) / part, 0)
    return level * syllable * voice * 0.4
  })
}

// EBU Tech 3341, cases 1 to 5; in one channel the same sine is 3.01 LU quieter than in two.
it.each([
  ['a steady tone', [[20, -23]], -23],
  ['a quiet tone', [[20, -33]], -33],
  [
    'a tone between quiet ones, which the relative gate leaves out',
    [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    -23,
  ],
  [
    'a tone between almost silent ones, which both gates leave out',
    [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    -23,
  ],
  [
    'tones at two levels',
    [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    -23,
  ],
] as const)('measures %s as EBU Tech 3341 demands', (_, parts, loudness) => {
  expect(Math.abs(measureLoudness(drawTone(48_000, parts), 48_000) + 3.01 - loudness)).toBeLessThan(0.1)
})

it('measures the same at every sample rate, and nothing in silence', () => {
  for (const rate of [16_000, 22_050, 44_100]) {
    expect(measureLoudness(drawTone(rate, [[3, -20]]), rate)).toBeCloseTo(-23.01, 0)
  }
  expect(measureLoudness(new Float32Array(48_000), 48_000)).toBe(-Infinity)
  expect(measureLoudness(new Float32Array(0), 48_000)).toBe(-Infinity)
})

it('finds peaks between the samples', () => {
  // EBU Tech 3341, case 16: a quarter of the sample rate, with a phase of 45 degrees, at −6 dBTP.
  const samples = Float32Array.from({ length: 4800 }, (_, index) => Math.sin((Math.PI * index) / 2 + Math.PI / 4) / 2)
  expect(20 * Math.log10(Math.max(...samples))).toBeLessThan(-9)
  expect(decibels(samples.map((sample, index) => sample * Math.min(1, index / 500, (4800 - index) / 500)))).toBeCloseTo(
    -6,
    0,
  )
})

it.each([0.02, 0.2, 0.9])('brings speech at level %s to the target within 0.5 LU and holds the true peak', (level) => {
  const normalized = normalizeLoudness(drawSpeech(48_000, level), 48_000)
  expect(Math.abs(measureLoudness(normalized, 48_000) - targetLoudness)).toBeLessThan(0.5)
  expect(decibels(normalized)).toBeLessThanOrEqual(highestPeak + 0.1)
})

it('leaves silence as it is', () => {
  expect(normalizeLoudness(new Float32Array(4800), 48_000)).toEqual(new Float32Array(4800))
})
