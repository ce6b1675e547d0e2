import type { FeatureFrames } from '../features/feature-frames'
import { createFullBand } from '../time-warping/band'
import { warpTime } from '../time-warping/warp-time'
import { computeDistanceScales } from './compute-distance-scales'
import { findSegmentQuantile, type ScoredCells, scoreSegments } from './score-segments'

/** Mean relative distance along a path: where the text is said, and where it is not. */
export interface MatchDistances {
  match: number
  mismatch: number
}

/** Length of the sample that a mismatch is measured on. */
const SAMPLE_SECONDS = 60
/** From this ratio of lengths on a wrong path has so much to choose from that its distances become smaller. */
const DIFFERENT_LENGTHS_RATIO = 1.7
/** Fraction of a path's segments that is assumed to match. */
const MATCHING_FRACTION = 0.3

/** Returns true if one side is much longer than the other. */
export function differsInLength(one: FeatureFrames, other: FeatureFrames): boolean {
  return Math.max(one.count, other.count) >= Math.min(one.count, other.count) * DIFFERENT_LENGTHS_RATIO
}

/**
 * Estimates the distances of a match and of a mismatch. The match is measured on the better segments of a path; the mismatch
 * on a path through the recording played backwards, which has the same voice and noise and nothing of the text.
 */
export function estimateMatchDistances(
  reference: FeatureFrames,
  recording: FeatureFrames,
  { cells, frameSeconds }: { cells: ScoredCells; frameSeconds: number },
): MatchDistances {
  const longest = Math.round(SAMPLE_SECONDS / frameSeconds)
  const shorter = Math.min(reference.count, recording.count, longest)
  const sampleLength = ({ count }: FeatureFrames) =>
    differsInLength(reference, recording) ? Math.min(count, longest) : shorter
  const forwards = takeMiddle(reference, sampleLength(reference))
  const backwards = reverseFrames(takeMiddle(recording, sampleLength(recording)))
  const scales = computeDistanceScales(forwards, backwards)
  const path = warpTime(forwards, backwards, createFullBand(forwards.count, backwards.count))
  const { distances } = scoreSegments(forwards, backwards, { path, scales, frameSeconds })
  const mismatch = distances.length === 0 ? 1 : distances.reduce((sum, value) => sum + value, 0) / distances.length
  return { match: findSegmentQuantile(cells, MATCHING_FRACTION), mismatch }
}

function takeMiddle({ count, size, values }: FeatureFrames, wanted: number): FeatureFrames {
  const from = Math.floor((count - wanted) / 2)
  return { count: wanted, size, values: values.slice(from * size, (from + wanted) * size) }
}

function reverseFrames({ count, size, values }: FeatureFrames): FeatureFrames {
  const reversed = new Int8Array(values.length)
  for (let frame = 0; frame < count; frame += 1) {
    reversed.set(values.subarray(frame * size, (frame + 1) * size), (count - 1 - frame) * size)
  }
  return { count, size, values: reversed }
}
