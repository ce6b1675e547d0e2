import { addAt, float64At, int8At, throwOutOfRange } from '../../arrays/element-at'

/** Feature vectors, `size` numbers a frame, quantised to bytes: `UNITS` is 1. */
export interface FeatureFrames {
  count: number
  size: number
  values: Int8Array
}

/** An hour of frames takes a tenth of a gigabyte as floats, and the distances are no better. */
const UNITS = 14
const MAX_UNITS = 127

/** Quantises a number of a feature vector to a byte; what is too large is clipped. */
export function quantise(value: number): number {
  return Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.round(value * UNITS)))
}

/** Computes the Euclidean distance between two frames. */
export function computeDistance(
  one: FeatureFrames,
  oneFrame: number,
  other: FeatureFrames,
  otherFrame: number,
): number {
  const { size, values } = one
  const otherValues = other.values
  const offset = oneFrame * size
  const otherOffset = otherFrame * size
  let sum = 0
  for (let index = 0; index < size; index += 1) {
    const own = values[offset + index] ?? throwOutOfRange(values, offset + index)
    const difference = own - (otherValues[otherOffset + index] ?? throwOutOfRange(otherValues, otherOffset + index))
    sum += difference * difference
  }
  return Math.sqrt(sum) / UNITS
}

/** Averages the chosen frames in groups of `groupSize`; the last group may be smaller. */
export function poolFrames(frames: FeatureFrames, chosen: Int32Array, groupSize: number): FeatureFrames {
  const { size, values } = frames
  const count = Math.ceil(chosen.length / groupSize)
  const pooled = new Int8Array(count * size)
  const sums = new Float64Array(size)
  for (let group = 0; group < count; group += 1) {
    const members = chosen.subarray(group * groupSize, (group + 1) * groupSize)
    sums.fill(0)
    for (const frame of members) {
      for (let index = 0; index < size; index += 1) addAt(sums, index, int8At(values, frame * size + index))
    }
    for (let index = 0; index < size; index += 1) {
      pooled[group * size + index] = Math.round(float64At(sums, index) / members.length)
    }
  }
  return { count, size, values: pooled }
}

/** Averages all frames in groups of `groupSize`. */
export function poolAllFrames(frames: FeatureFrames, groupSize: number): FeatureFrames {
  if (groupSize === 1) return frames
  return poolFrames(frames, countUp(frames.count), groupSize)
}

/** Returns the numbers from 0 to before `count`. */
export function countUp(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, index) => index)
}
