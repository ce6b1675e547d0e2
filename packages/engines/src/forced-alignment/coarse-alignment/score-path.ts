import type { FeatureFrames } from '../features/feature-frames'
import { FRAME_STEP_SECONDS } from '../features/mfcc-frames'
import type { WarpPath } from '../time-warping/band'
import { computeDistanceScales, type DistanceScales } from './compute-distance-scales'
import { type ScoredCells, scoreSegments } from './score-segments'

export interface ScoredPath {
  cells: ScoredCells
  scales: DistanceScales
  frameSeconds: number
}

/** Measures relative distances along a path through frames that are pooled in groups of `groupSize`. */
export function scorePath(one: FeatureFrames, other: FeatureFrames, path: WarpPath, groupSize: number): ScoredPath {
  const scales = computeDistanceScales(one, other)
  const frameSeconds = groupSize * FRAME_STEP_SECONDS
  return { cells: scoreSegments(one, other, { path, scales, frameSeconds }), scales, frameSeconds }
}
