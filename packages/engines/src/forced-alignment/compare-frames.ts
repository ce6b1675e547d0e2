/** Frames made comparable with those of another voice: `size` numbers each, in units of `UNITS` to 1, as bytes. */
export interface ComparableFrames {
  count: number
  size: number
  values: Int8Array
}

/** So many are 1: an hour of frames is a tenth of a gigabyte as floats, and is compared no better. */
const UNITS = 14
const MOST_UNITS = 127

/** A number of a frame as it is kept; what lies far out is as far out as can be said. */
export function toUnits(value: number): number {
  return Math.max(-MOST_UNITS, Math.min(MOST_UNITS, Math.round(value * UNITS)))
}

/** How unlike two frames are; 0 when they are the same. */
export function distanceBetween(
  one: ComparableFrames,
  oneFrame: number,
  other: ComparableFrames,
  otherFrame: number,
): number {
  const { size, values } = one
  const otherValues = other.values
  const from = oneFrame * size
  const otherFrom = otherFrame * size
  let sum = 0
  for (let index = 0; index < size; index += 1) {
    const difference = (values[from + index] ?? 0) - (otherValues[otherFrom + index] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum) / UNITS
}

/** The means of `together` frames at a time, of the chosen ones only. */
export function poolFrames(frames: ComparableFrames, chosen: Int32Array, together: number): ComparableFrames {
  const { size, values } = frames
  const count = Math.ceil(chosen.length / together)
  const pooled = new Int8Array(count * size)
  const sums = new Float64Array(size)
  for (let group = 0; group < count; group += 1) {
    const members = chosen.subarray(group * together, (group + 1) * together)
    sums.fill(0)
    for (const frame of members) {
      for (let index = 0; index < size; index += 1) {
        sums[index] = (sums[index] ?? 0) + (values[frame * size + index] ?? 0)
      }
    }
    for (let index = 0; index < size; index += 1) {
      pooled[group * size + index] = Math.round((sums[index] ?? 0) / members.length)
    }
  }
  return { count, size, values: pooled }
}

/** The means of `together` frames at a time. */
export function poolAll(frames: ComparableFrames, together: number): ComparableFrames {
  if (together === 1) return frames
  return poolFrames(
    frames,
    Int32Array.from({ length: frames.count }, (_, index) => index),
    together,
  )
}
