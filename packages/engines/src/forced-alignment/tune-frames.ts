import { type ComparableFrames, distanceBetween } from './compare-frames'
import { correlateVoices, type FramePairs, type VoiceView } from './correlate-voices'

export interface TunedFrames {
  reference: ComparableFrames
  recording: ComparableFrames
}

/** Numbers that tell less of one another only add noise. */
const LEAST_CORRELATION = 0.1
/** How far apart frames of the same sound are in the mean: what standing still and pauses cost is set beside it. */
const MATCHED_DISTANCE = 4.5

/**
 * Both sides as the one voice hears the other: what the pairs have in common counts, what differs between any two voices
 * or microphones does not. Each number weighs as much as it tells whether two frames are the same sound.
 */
export function tuneFrames(reference: ComparableFrames, recording: ComparableFrames, pairs: FramePairs): TunedFrames {
  const map = correlateVoices(reference, recording, pairs)
  const told = map.correlations.filter((correlation) => correlation >= LEAST_CORRELATION)
  // The weight of a squared difference in the likelihood that two frames belong together.
  const weights = told.map((correlation) => Math.sqrt(correlation / (2 * (1 - correlation * correlation))))
  const tuned = {
    reference: viewFrames(reference, map.reference, weights),
    recording: viewFrames(recording, map.recording, weights),
  }
  const apart = meanDistance(tuned, pairs)
  if (apart === 0) return tuned
  for (const { values } of [tuned.reference, tuned.recording]) {
    for (let at = 0; at < values.length; at += 1) values[at] = ((values[at] ?? 0) * MATCHED_DISTANCE) / apart
  }
  return tuned
}

function viewFrames({ count, size, values }: ComparableFrames, view: VoiceView, weights: Float64Array) {
  const kept = weights.length
  const seen = new Float32Array(count * kept)
  const centred = new Float64Array(size)
  for (let frame = 0; frame < count; frame += 1) {
    for (let at = 0; at < size; at += 1) centred[at] = (values[frame * size + at] ?? 0) - (view.means[at] ?? 0)
    for (let axis = 0; axis < kept; axis += 1) {
      let sum = 0
      for (let at = 0; at < size; at += 1) sum += (centred[at] ?? 0) * (view.axes[at * size + axis] ?? 0)
      seen[frame * kept + axis] = sum * (weights[axis] ?? 0)
    }
  }
  return { count, size: kept, values: seen }
}

function meanDistance({ reference, recording }: TunedFrames, pairs: FramePairs): number {
  let sum = 0
  for (const [pair, frame] of pairs.reference.entries()) {
    sum += distanceBetween(reference, frame, recording, pairs.recording[pair] ?? 0)
  }
  return sum / Math.max(1, pairs.reference.length)
}
