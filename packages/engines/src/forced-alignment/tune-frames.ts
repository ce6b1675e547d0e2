import { type ComparableFrames, toUnits } from './compare-frames'
import { correlateVoices, type FramePairs, type VoiceView } from './correlate-voices'

export interface TunedFrames {
  reference: ComparableFrames
  recording: ComparableFrames
}

/** Numbers that tell less of one another only add noise. */
const LEAST_CORRELATION = 0.1
/** How far apart frames of the same sound are in the mean: what standing still and pauses cost is set beside it. */
const MATCHED_DISTANCE = 4.5
/** So many pairs tell how far apart all are. */
const SAMPLED_PAIRS = 20_000

/**
 * Both sides as the one voice hears the other: what the pairs have in common counts, what differs between any two voices
 * or microphones does not. Each number weighs as much as it tells whether two frames are the same sound.
 */
export function tuneFrames(reference: ComparableFrames, recording: ComparableFrames, pairs: FramePairs): TunedFrames {
  const map = correlateVoices(reference, recording, pairs)
  const told = map.correlations.filter((correlation) => correlation >= LEAST_CORRELATION)
  // The weight of a squared difference in the likelihood that two frames belong together.
  const weights = told.map((correlation) => Math.sqrt(correlation / (2 * (1 - correlation * correlation))))
  const views = {
    reference: createView(reference, map.reference, weights),
    recording: createView(recording, map.recording, weights),
  }
  const apart = meanDistance(views, pairs, weights.length)
  const scale = apart === 0 ? 1 : MATCHED_DISTANCE / apart
  return {
    reference: viewFrames(reference.count, weights.length, views.reference, scale),
    recording: viewFrames(recording.count, weights.length, views.recording, scale),
  }
}

/** Writes one frame as it is seen. */
type View = (frame: number, seen: Float64Array) => void

function createView({ size, values }: ComparableFrames, { means, axes }: VoiceView, weights: Float64Array): View {
  const centred = new Float64Array(size)
  return (frame, seen) => {
    for (let at = 0; at < size; at += 1) centred[at] = (values[frame * size + at] ?? 0) - (means[at] ?? 0)
    for (let axis = 0; axis < weights.length; axis += 1) {
      let sum = 0
      for (let at = 0; at < size; at += 1) sum += (centred[at] ?? 0) * (axes[at * size + axis] ?? 0)
      seen[axis] = sum * (weights[axis] ?? 0)
    }
  }
}

function viewFrames(count: number, size: number, view: View, scale: number): ComparableFrames {
  const values = new Int8Array(count * size)
  const seen = new Float64Array(size)
  for (let frame = 0; frame < count; frame += 1) {
    view(frame, seen)
    for (let axis = 0; axis < size; axis += 1) values[frame * size + axis] = toUnits((seen[axis] ?? 0) * scale)
  }
  return { count, size, values }
}

function meanDistance(views: { reference: View; recording: View }, pairs: FramePairs, size: number): number {
  const step = Math.max(1, Math.floor(pairs.reference.length / SAMPLED_PAIRS))
  const [one, other] = [new Float64Array(size), new Float64Array(size)]
  let [sum, count] = [0, 0]
  for (let pair = 0; pair < pairs.reference.length; pair += step) {
    views.reference(pairs.reference[pair] ?? 0, one)
    views.recording(pairs.recording[pair] ?? 0, other)
    let squares = 0
    for (let axis = 0; axis < size; axis += 1) squares += ((one[axis] ?? 0) - (other[axis] ?? 0)) ** 2
    sum += Math.sqrt(squares)
    count += 1
  }
  return sum / Math.max(1, count)
}
