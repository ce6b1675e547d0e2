import { float64At, int32At } from '../../arrays/element-at'
import { type FeatureFrames, quantise } from '../features/feature-frames'
import { computeCanonicalCorrelation, type Projection } from './compute-canonical-correlation'
import type { FramePairs } from './frame-pairs'
import { centreFrame } from './measure-covariance'

export interface AdaptedFeatures {
  reference: FeatureFrames
  recording: FeatureFrames
}

/** Components of a lower correlation only add noise. */
const MIN_CORRELATION = 0.1
/** Mean distance of matching frames after adaptation; costs of stretching and of pauses are set relative to it. */
const MATCHED_DISTANCE = 4.5
/** Pairs that the mean distance is measured on. */
const SAMPLED_PAIRS = 20_000

/**
 * Projects both sides so that matching frames become alike, by canonical correlation: keeps what the pairs have in common
 * and drops what differs between voices or microphones. Each component is weighted by how well it tells
 * two sounds apart.
 */
export function adaptFeatures(reference: FeatureFrames, recording: FeatureFrames, pairs: FramePairs): AdaptedFeatures {
  const map = computeCanonicalCorrelation(reference, recording, pairs)
  const used = map.correlations.filter((correlation) => correlation >= MIN_CORRELATION)
  // The weight of a squared difference in the log-likelihood that two frames match.
  const weights = used.map((correlation) => Math.sqrt(correlation / (2 * (1 - correlation * correlation))))
  const projectors = {
    reference: createProjector(reference, map.reference, weights),
    recording: createProjector(recording, map.recording, weights),
  }
  const distance = measureMeanDistance(projectors, pairs, weights.length)
  const scale = distance === 0 ? 1 : MATCHED_DISTANCE / distance
  return {
    reference: projectFrames(reference.count, weights.length, projectors.reference, scale),
    recording: projectFrames(recording.count, weights.length, projectors.recording, scale),
  }
}

/** Writes the projection of one frame. */
type Projector = (frame: number, projected: Float64Array) => void

function createProjector(frames: FeatureFrames, { means, axes }: Projection, weights: Float64Array): Projector {
  const { size } = frames
  const centred = new Float64Array(size)
  return (frame, projected) => {
    centreFrame(frames, frame, means, centred)
    for (let axis = 0; axis < weights.length; axis += 1) {
      let sum = 0
      for (let index = 0; index < size; index += 1) {
        sum += float64At(centred, index) * float64At(axes, index * size + axis)
      }
      projected[axis] = sum * float64At(weights, axis)
    }
  }
}

function projectFrames(count: number, size: number, project: Projector, scale: number): FeatureFrames {
  const values = new Int8Array(count * size)
  const projected = new Float64Array(size)
  for (let frame = 0; frame < count; frame += 1) {
    project(frame, projected)
    for (let axis = 0; axis < size; axis += 1) {
      values[frame * size + axis] = quantise(float64At(projected, axis) * scale)
    }
  }
  return { count, size, values }
}

function measureMeanDistance(
  projectors: { reference: Projector; recording: Projector },
  pairs: FramePairs,
  size: number,
): number {
  const step = Math.max(1, Math.floor(pairs.reference.length / SAMPLED_PAIRS))
  const [one, other] = [new Float64Array(size), new Float64Array(size)]
  let [sum, count] = [0, 0]
  for (let pair = 0; pair < pairs.reference.length; pair += step) {
    projectors.reference(int32At(pairs.reference, pair), one)
    projectors.recording(int32At(pairs.recording, pair), other)
    let squares = 0
    for (let axis = 0; axis < size; axis += 1) squares += (float64At(one, axis) - float64At(other, axis)) ** 2
    sum += Math.sqrt(squares)
    count += 1
  }
  return sum / Math.max(1, count)
}
