import { type ComparableFrames, distanceBetween } from './compare-frames'
import type { Chance } from './chain-parts'

/** So many frames of the other side stand for all of them. */
const SAMPLED_FRAMES = 64

/** How far each frame is from the other side by chance. */
export function measureChance(reference: ComparableFrames, recording: ComparableFrames): Chance {
  return { reference: oneSide(reference, recording), recording: oneSide(recording, reference) }
}

function oneSide(own: ComparableFrames, other: ComparableFrames): Float32Array {
  const step = Math.max(1, Math.floor(other.count / SAMPLED_FRAMES))
  return Float32Array.from({ length: own.count }, (_, frame) => {
    let [sum, count] = [0, 0]
    // Begun at another place for every frame, so that what stands there is not in all of them.
    for (let sample = (frame * 7) % step; sample < other.count; sample += step) {
      sum += distanceBetween(own, frame, other, sample)
      count += 1
    }
    return 1 / Math.sqrt(Math.max(sum / Math.max(1, count), 1e-6))
  })
}
