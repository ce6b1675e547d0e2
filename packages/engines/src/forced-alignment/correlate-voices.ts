import type { ComparableFrames } from './compare-frames'
import { findEigenvectors } from './find-eigenvectors'

/** Frames of both sides that are the same sound: a list of pairs, `reference[n]` with `recording[n]`. */
export interface FramePairs {
  reference: Int32Array
  recording: Int32Array
}

/** A turned and stretched view of one side's frames: `size` × `size` numbers, a column for each new number of a frame. */
export interface VoiceView {
  means: Float64Array
  axes: Float64Array
}

/** How two voices say the same: views in which number for number what one says tells what the other does. */
export interface VoiceMap {
  size: number
  reference: VoiceView
  recording: VoiceView
  /** How much each number of one side tells of the same number of the other, 0 to 1, best first. */
  correlations: Float64Array
}

/** Before anything was heard, each number is believed to tell that much of its like. */
const BELIEVED_CORRELATION = 0.4
/** So many pairs weigh as much as that belief: three seconds. */
const BELIEF_PAIRS = 300
const SMALLEST_SPREAD = 0.01
const HIGHEST_CORRELATION = 0.97

/**
 * Learns from pairs of frames how two voices differ (canonical correlation analysis): a child's vowels, a microphone's
 * colour, a room. With few pairs the views stay near to taking each number as it is.
 */
export function correlateVoices(reference: ComparableFrames, recording: ComparableFrames, pairs: FramePairs): VoiceMap {
  const { size } = reference
  const count = pairs.reference.length
  const means = [meanOf(reference, pairs.reference), meanOf(recording, pairs.recording)] as const
  const [own, across, other] = measureSpread(reference, recording, pairs, means)
  const share = count / (count + BELIEF_PAIRS)
  for (let at = 0; at < size; at += 1) {
    const cell = at * size + at
    const spreads = [own[cell] || 1, other[cell] || 1] as const
    for (let column = 0; column < size; column += 1) {
      for (const matrix of [own, across, other]) {
        matrix[at * size + column] = share * (matrix[at * size + column] ?? 0)
      }
    }
    own[cell] = (own[cell] ?? 0) + (1 - share) * spreads[0]
    other[cell] = (other[cell] ?? 0) + (1 - share) * spreads[1]
    across[cell] = (across[cell] ?? 0) + (1 - share) * BELIEVED_CORRELATION * Math.sqrt(spreads[0] * spreads[1])
  }

  const whitenOwn = invertRoot(own, size)
  const whitenOther = invertRoot(other, size)
  const white = multiply(multiply(whitenOwn, across, size), whitenOther, size)
  const { values, vectors } = findEigenvectors(multiply(white, transpose(white, size), size), size)
  const order = Array.from(values.keys()).toSorted((one, two) => (values[two] ?? 0) - (values[one] ?? 0))
  const correlations = Float64Array.from(order, (axis) =>
    Math.min(HIGHEST_CORRELATION, Math.sqrt(Math.max(0, values[axis] ?? 0))),
  )
  const ownAxes = new Float64Array(size * size)
  for (const [place, axis] of order.entries()) {
    for (let row = 0; row < size; row += 1) ownAxes[row * size + place] = vectors[row * size + axis] ?? 0
  }
  const otherAxes = multiply(transpose(white, size), ownAxes, size)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const cell = row * size + column
      otherAxes[cell] = (otherAxes[cell] ?? 0) / Math.max(correlations[column] ?? 0, 1e-6)
    }
  }
  return {
    size,
    reference: { means: means[0], axes: multiply(whitenOwn, ownAxes, size) },
    recording: { means: means[1], axes: multiply(whitenOther, otherAxes, size) },
    correlations,
  }
}

function meanOf({ size, values }: ComparableFrames, chosen: Int32Array): Float64Array {
  const means = new Float64Array(size)
  for (const frame of chosen) {
    for (let at = 0; at < size; at += 1) means[at] = (means[at] ?? 0) + (values[frame * size + at] ?? 0)
  }
  return means.map((sum) => sum / Math.max(1, chosen.length))
}

type Spread = [own: Float64Array, across: Float64Array, other: Float64Array]

/** Covariance within each side and from one to the other. */
function measureSpread(
  reference: ComparableFrames,
  recording: ComparableFrames,
  pairs: FramePairs,
  [ownMeans, otherMeans]: readonly [Float64Array, Float64Array],
): Spread {
  const { size } = reference
  const count = Math.max(1, pairs.reference.length)
  const [own, across, other]: Spread = [
    new Float64Array(size * size),
    new Float64Array(size * size),
    new Float64Array(size * size),
  ]
  const x = new Float64Array(size)
  const y = new Float64Array(size)
  for (const [pair, frame] of pairs.reference.entries()) {
    const otherFrame = pairs.recording[pair] ?? 0
    for (let at = 0; at < size; at += 1) {
      x[at] = (reference.values[frame * size + at] ?? 0) - (ownMeans[at] ?? 0)
      y[at] = (recording.values[otherFrame * size + at] ?? 0) - (otherMeans[at] ?? 0)
    }
    for (let row = 0; row < size; row += 1) {
      const [xRow, yRow] = [(x[row] ?? 0) / count, (y[row] ?? 0) / count]
      for (let column = 0; column < size; column += 1) {
        const cell = row * size + column
        own[cell] = (own[cell] ?? 0) + xRow * (x[column] ?? 0)
        across[cell] = (across[cell] ?? 0) + xRow * (y[column] ?? 0)
        other[cell] = (other[cell] ?? 0) + yRow * (y[column] ?? 0)
      }
    }
  }
  return [own, across, other]
}

/** The inverse of a symmetric matrix' root; directions in which hardly anything varies count for little. */
function invertRoot(matrix: Float64Array, size: number): Float64Array {
  const { values, vectors } = findEigenvectors(matrix, size)
  const least = (SMALLEST_SPREAD * values.reduce((sum, value) => sum + value, 0)) / size
  const scaled = vectors.map((value, cell) => value / Math.sqrt(Math.max(values[cell % size] ?? 0, 0) + least + 1e-12))
  return multiply(scaled, transpose(vectors, size), size)
}

function multiply(one: Float64Array, other: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1) {
    for (let between = 0; between < size; between += 1) {
      const factor = one[row * size + between] ?? 0
      for (let column = 0; column < size; column += 1) {
        const cell = row * size + column
        product[cell] = (product[cell] ?? 0) + factor * (other[between * size + column] ?? 0)
      }
    }
  }
  return product
}

function transpose(matrix: Float64Array, size: number): Float64Array {
  return matrix.map((_, cell) => matrix[(cell % size) * size + Math.floor(cell / size)] ?? 0)
}
