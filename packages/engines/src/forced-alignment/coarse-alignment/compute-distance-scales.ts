import { computeDistance, type FeatureFrames } from '../features/feature-frames'

/**
 * For each frame one over the square root of its mean distance to frames of the other side. A distance times the scales of
 * both frames is relative: 1 is the distance of frames that have nothing to do with one another.
 */
export interface DistanceScales {
  reference: Float32Array
  recording: Float32Array
}

/** Frames of the other side that the mean is measured on. */
const SAMPLED_FRAMES = 64

export function computeDistanceScales(reference: FeatureFrames, recording: FeatureFrames): DistanceScales {
  return { reference: computeSide(reference, recording), recording: computeSide(recording, reference) }
}

function computeSide(own: FeatureFrames, other: FeatureFrames): Float32Array {
  const step = Math.max(1, Math.floor(other.count / SAMPLED_FRAMES))
  return Float32Array.from({ length: own.count }, (_, frame) => {
    let [sum, count] = [0, 0]
    // Sampling starts at another offset for each frame, so that no frame of the other side is in all means.
    for (let sample = (frame * 7) % step; sample < other.count; sample += step) {
      sum += computeDistance(own, frame, other, sample)
      count += 1
    }
    return 1 / Math.sqrt(Math.max(sum / Math.max(1, count), 1e-6))
  })
}
