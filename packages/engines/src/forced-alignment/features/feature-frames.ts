import { addAt, float64At, int8At, throwOutOfRange } from '../../arrays/element-at'

/** Feature vectors with `size` components a frame. */
export interface FeatureFrames {
  count: number
  size: number
  /**
   * Components quantised to bytes. An hour of 360,000 frames with 26 components takes 9 MB, and 75 MB in a Float64Array,
   * which does not improve the distances.
   */
  values: Int8Array
}

/** Byte value that represents 1.0. */
export const STEPS_PER_UNIT = 14
const MAX_STEPS = 127

/** Quantises a component of a feature vector to a signed byte; larger values are clipped. */
export function quantise(value: number): number {
  return Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(value * STEPS_PER_UNIT)))
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
  return Math.sqrt(sum) / STEPS_PER_UNIT
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
