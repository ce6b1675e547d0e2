import { filterBiquad, type Biquad } from './filter-biquad'

/** The two filters of ITU-R BS.1770-4, given there for 48 kHz, as analogue prototypes. */
const SHELF = { hertz: 1681.974450955533, q: 0.7071752369554196, decibels: 3.999843853973347 } as const
const SHELF_SLOPE = 0.4996667741545416
const HIGH_PASS = { hertz: 38.13547087602444, q: 0.5003270373238773 } as const

/** Applies the K weighting of ITU-R BS.1770-4 at any sample rate: a shelf for the head, and a high-pass. */
export function weightK(samples: Float32Array, sampleRate: number): Float32Array {
  return filterBiquad(filterBiquad(samples, shelf(sampleRate)), highPass(sampleRate))
}

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * SHELF.hertz) / sampleRate)
  const high = 10 ** (SHELF.decibels / 20)
  const band = high ** SHELF_SLOPE
  const a0 = 1 + k / SHELF.q + k * k
  return {
    b0: (high + (band * k) / SHELF.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / SHELF.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / SHELF.q + k * k) / a0,
  }
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * HIGH_PASS.hertz) / sampleRate)
  const a0 = 1 + k / HIGH_PASS.q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / HIGH_PASS.q + k * k) / a0 }
}
