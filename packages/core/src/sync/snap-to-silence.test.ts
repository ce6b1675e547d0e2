import { describe, expect, it } from 'vitest'
import { snapToSilence } from './snap-to-silence'

/** Ten milliseconds a peak: speech, silence from 0.40 to 0.50 s, speech, a short dip at 0.30 s. */
const values = Float32Array.from({ length: 100 }, (_, at) =>
  at >= 40 && at < 50 ? 0.01 : at === 30 ? -0.02 : at % 2 === 0 ? 0.6 : -0.5,
)
const peaks = { secondsPerPeak: 0.01, values }

describe('snapToSilence', () => {
  it('goes to the middle of the longest silence in reach', () => {
    expect(snapToSilence(peaks, 0.37)).toBeCloseTo(0.45)
    expect(snapToSilence(peaks, 0.55)).toBeCloseTo(0.45)
    expect(snapToSilence(peaks, 0.28, { windowSeconds: 0.05 })).toBeCloseTo(0.305)
  })

  it('stays in a silence, and where there is none', () => {
    expect(snapToSilence(peaks, 0.43)).toBe(0.43)
    expect(snapToSilence(peaks, 0.8)).toBe(0.8)
    expect(snapToSilence(peaks, 7)).toBe(7)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: [] }, 0.1)).toBe(0.1)
    expect(snapToSilence({ secondsPerPeak: 0.01, values: new Float32Array(50) }, 0.1)).toBe(0.1)
  })
})
