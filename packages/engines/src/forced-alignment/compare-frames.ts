/** Frames made comparable with those of another voice: `size` numbers each. */
export interface ComparableFrames {
  count: number
  size: number
  values: Float32Array
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
  return Math.sqrt(sum)
}

/** The means of `together` frames at a time, of the chosen ones only. */
export function poolFrames(frames: ComparableFrames, chosen: Int32Array, together: number): ComparableFrames {
  const { size, values } = frames
  const count = Math.ceil(chosen.length / together)
  const pooled = new Float32Array(count * size)
  for (let group = 0; group < count; group += 1) {
    const members = chosen.subarray(group * together, (group + 1) * together)
    for (const frame of members) {
      for (let index = 0; index < size; index += 1) {
        const place = group * size + index
        pooled[place] = (pooled[place] ?? 0) + (values[frame * size + index] ?? 0) / members.length
      }
    }
  }
  return { count, size, values: pooled }
}
