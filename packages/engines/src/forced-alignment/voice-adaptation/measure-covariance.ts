import { addAt, float64At, int32At, int8At } from '../../arrays/element-at'
import type { FeatureFrames } from '../features/feature-frames'
import type { FramePairs } from './frame-pairs'
import { createMatrix, type SquareMatrix } from './matrix'

/** Covariance of the features within each side and between the two. */
export interface Covariance {
  means: { reference: Float64Array; recording: Float64Array }
  reference: SquareMatrix
  cross: SquareMatrix
  recording: SquareMatrix
}

/** Measures the covariance over pairs of frames. */
export function measureCovariance(reference: FeatureFrames, recording: FeatureFrames, pairs: FramePairs): Covariance {
  const { size } = reference
  const count = Math.max(1, pairs.reference.length)
  const means = {
    reference: averageFrames(reference, pairs.reference),
    recording: averageFrames(recording, pairs.recording),
  }
  const covariance = { means, reference: createMatrix(size), cross: createMatrix(size), recording: createMatrix(size) }
  const x = new Float64Array(size)
  const y = new Float64Array(size)
  const { reference: own, cross, recording: other } = covariance
  for (let pair = 0; pair < pairs.reference.length; pair += 1) {
    centreFrame(reference, int32At(pairs.reference, pair), means.reference, x)
    centreFrame(recording, int32At(pairs.recording, pair), means.recording, y)
    for (let row = 0; row < size; row += 1) {
      const xRow = float64At(x, row) / count
      const yRow = float64At(y, row) / count
      for (let column = 0; column < size; column += 1) {
        const cell = row * size + column
        const yColumn = float64At(y, column)
        own[cell] = float64At(own, cell) + xRow * float64At(x, column)
        cross[cell] = float64At(cross, cell) + xRow * yColumn
        other[cell] = float64At(other, cell) + yRow * yColumn
      }
    }
  }
  return covariance
}

/** Writes the difference of a frame from the mean. */
export function centreFrame(
  { size, values }: FeatureFrames,
  frame: number,
  means: Float64Array,
  centred: Float64Array,
): void {
  for (let index = 0; index < size; index += 1) {
    centred[index] = int8At(values, frame * size + index) - float64At(means, index)
  }
}

function averageFrames({ size, values }: FeatureFrames, chosen: Int32Array): Float64Array {
  const sums = new Float64Array(size)
  for (const frame of chosen) {
    for (let index = 0; index < size; index += 1) addAt(sums, index, int8At(values, frame * size + index))
  }
  return sums.map((sum) => sum / Math.max(1, chosen.length))
}
