import { int8At, throwOutOfRange } from '../../arrays/element-at'
import { type FeatureFrames, STEPS_PER_UNIT } from './feature-frames'

/** Computes the distances of a frame of one side from the frames `first` to `last` of the other; the next call overwrites them. */
export type RowDistances = (frame: number, first: number, last: number) => Float64Array

/**
 * Creates a function that computes what `computeDistance` does for a whole row of a cost matrix, a third faster: the frame is
 * read once.
 * @param widest number of frames in the longest row
 */
export function createRowDistances(one: FeatureFrames, other: FeatureFrames, widest: number): RowDistances {
  const { size } = one
  const { values } = other
  const own = new Int32Array(size)
  const distances = new Float64Array(widest)
  return (frame, first, last) => {
    for (let index = 0; index < size; index += 1) own[index] = int8At(one.values, frame * size + index)
    let offset = first * size
    for (let cell = 0; cell <= last - first; cell += 1) {
      let sum = 0
      for (let index = 0; index < size; index += 1) {
        const theirs = values[offset + index] ?? throwOutOfRange(values, offset + index)
        const difference = (own[index] ?? throwOutOfRange(own, index)) - theirs
        sum = (sum + Math.imul(difference, difference)) | 0
      }
      distances[cell] = Math.sqrt(sum) / STEPS_PER_UNIT
      offset += size
    }
    return distances
  }
}
