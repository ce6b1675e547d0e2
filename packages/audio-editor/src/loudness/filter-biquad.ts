/** Coefficients of a second-order filter, divided by a0. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Applies a second-order filter (direct form II transposed) to a whole sound. */
export function filterBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [first, second] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    const result = b0 * sample + first
    first = b1 * sample - a1 * result + second
    second = b2 * sample - a2 * result
    out[index] = result
  }
  return out
}
