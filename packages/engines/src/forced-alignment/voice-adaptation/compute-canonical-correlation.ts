import { addAt, float64At } from '../../arrays/element-at'
import type { FeatureFrames } from '../features/feature-frames'
import { findEigenvectors } from './find-eigenvectors'
import type { FramePairs } from './frame-pairs'
import { createMatrix, multiply, type SquareMatrix, transpose } from './matrix'
import { type Covariance, measureCovariance } from './measure-covariance'

/** A linear projection of one side's frames: each column of `axes` gives one component of the projected frame. */
export interface Projection {
  means: Float64Array
  axes: SquareMatrix
}

/** Projections of two voices in which each component of one predicts the component with the same index in the other. */
export interface CanonicalCorrelation {
  size: number
  reference: Projection
  recording: Projection
  /** Correlation of each pair of components, 0 to 1, largest first. */
  correlations: Float64Array
}

/** Prior correlation of each feature with its counterpart, before any pair is known. */
const PRIOR_CORRELATION = 0.4
/** Number of pairs (three seconds) at which the data weigh as much as the prior. */
const PRIOR_PAIRS = 300
/** Added to every eigenvalue, as a fraction of their mean. */
const RIDGE_FRACTION = 0.01
const MAX_CORRELATION = 0.97

/**
 * Learns from pairs of frames how two voices differ, by canonical correlation analysis: a child's vowels, the frequency
 * response of a microphone, a room. With few pairs the projections stay close to the features as they are.
 */
export function computeCanonicalCorrelation(
  reference: FeatureFrames,
  recording: FeatureFrames,
  pairs: FramePairs,
): CanonicalCorrelation {
  const { size } = reference
  const covariance = measureCovariance(reference, recording, pairs)
  addPrior(covariance, size, pairs.reference.length)

  const whitenReference = invertSquareRoot(covariance.reference, size)
  const whitenRecording = invertSquareRoot(covariance.recording, size)
  const whitened = multiply(multiply(whitenReference, covariance.cross, size), whitenRecording, size)
  const { values, vectors } = findEigenvectors(multiply(whitened, transpose(whitened, size), size), size)
  const order = Array.from(values.keys()).toSorted((one, other) => float64At(values, other) - float64At(values, one))
  const correlations = Float64Array.from(order, (axis) =>
    Math.min(MAX_CORRELATION, Math.sqrt(Math.max(0, float64At(values, axis)))),
  )
  const referenceAxes = createMatrix(size)
  for (const [index, axis] of order.entries()) {
    for (let row = 0; row < size; row += 1) referenceAxes[row * size + index] = float64At(vectors, row * size + axis)
  }
  const recordingAxes = multiply(transpose(whitened, size), referenceAxes, size).map(
    (value, cell) => value / Math.max(float64At(correlations, cell % size), 1e-6),
  )
  return {
    size,
    reference: { means: covariance.means.reference, axes: multiply(whitenReference, referenceAxes, size) },
    recording: { means: covariance.means.recording, axes: multiply(whitenRecording, recordingAxes, size) },
    correlations,
  }
}

/** Shrinks a covariance towards the prior: independent features, each correlated with its counterpart. */
function addPrior(covariance: Covariance, size: number, pairs: number): void {
  const { reference, cross, recording } = covariance
  const fraction = pairs / (pairs + PRIOR_PAIRS)
  for (let row = 0; row < size; row += 1) {
    const cell = row * size + row
    const variances = [float64At(reference, cell) || 1, float64At(recording, cell) || 1] as const
    for (let column = 0; column < size; column += 1) {
      for (const matrix of [reference, cross, recording]) {
        matrix[row * size + column] = fraction * float64At(matrix, row * size + column)
      }
    }
    addAt(reference, cell, (1 - fraction) * variances[0])
    addAt(recording, cell, (1 - fraction) * variances[1])
    addAt(cross, cell, (1 - fraction) * PRIOR_CORRELATION * Math.sqrt(variances[0] * variances[1]))
  }
}

/**
 * Returns the inverse square root of a symmetric matrix. Directions with almost no variance are not amplified.
 */
function invertSquareRoot(matrix: SquareMatrix, size: number): SquareMatrix {
  const { values, vectors } = findEigenvectors(matrix, size)
  const ridge = (RIDGE_FRACTION * values.reduce((sum, value) => sum + value, 0)) / size
  const scaled = vectors.map(
    (value, cell) => value / Math.sqrt(Math.max(float64At(values, cell % size), 0) + ridge + 1e-12),
  )
  return multiply(scaled, transpose(vectors, size), size)
}
