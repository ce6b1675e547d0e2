import { fullBand, type WarpPath } from './band'
import type { Chance } from './chain-parts'
import { type ComparableFrames, distanceBetween } from './compare-frames'
import { measureChance } from './measure-chance'
import { warpFrames } from './warp-frames'

/** How unlike frames on a path are, as a part of chance: where the text is what is said, and where it is not. */
export interface Likeness {
  right: number
  wrong: number
}

/** A minute says enough of what a wrong path is like. */
const SAMPLE_SECONDS = 60
/** The path is judged in stretches as long as a short sentence; this part of them is believed to be right. */
const STRETCH_SECONDS = 3
const RIGHT_SHARE = 0.3

/**
 * What a right path is like is seen on the likelier stretches of the one that was found; what a wrong one is like, on a
 * path through the recording played backwards: the same voice, the same noise, and nothing of the text.
 */
export function measureLikeness(
  reference: ComparableFrames,
  recording: ComparableFrames,
  { path, chance, frameSeconds }: { path: WarpPath; chance: Chance; frameSeconds: number },
): Likeness {
  const along = ratiosAlong(reference, recording, chance, path)
  const stretch = Math.min(along.length, Math.round(STRETCH_SECONDS / frameSeconds))
  const means: number[] = []
  for (let from = 0; from + stretch <= along.length && stretch > 0; from += stretch) {
    means.push(meanOf(along.slice(from, from + stretch)))
  }
  const right = means.toSorted((one, other) => one - other)[Math.floor(means.length * RIGHT_SHARE)] ?? 1

  const count = Math.min(reference.count, recording.count, Math.round(SAMPLE_SECONDS / frameSeconds))
  const forwards = takeMiddle(reference, count)
  const backwards = turnBackwards(takeMiddle(recording, count))
  const wrongPath = warpFrames(forwards, backwards, fullBand(count, count))
  const wrong = meanOf(ratiosAlong(forwards, backwards, measureChance(forwards, backwards), wrongPath))
  return { right, wrong }
}

function ratiosAlong(one: ComparableFrames, other: ComparableFrames, chance: Chance, path: WarpPath): number[] {
  const ratios: number[] = []
  for (const [row, first] of path.first.entries()) {
    for (let column = first; column >= 0 && column <= (path.last[row] ?? -1); column += 1) {
      const byChance = (chance.reference[row] ?? 0) * (chance.recording[column] ?? 0)
      ratios.push(distanceBetween(one, row, other, column) * byChance)
    }
  }
  return ratios
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

function takeMiddle({ count, size, values }: ComparableFrames, wanted: number): ComparableFrames {
  const from = Math.floor((count - wanted) / 2)
  return { count: wanted, size, values: values.slice(from * size, (from + wanted) * size) }
}

function turnBackwards({ count, size, values }: ComparableFrames): ComparableFrames {
  const turned = new Float32Array(values.length)
  for (let frame = 0; frame < count; frame += 1) {
    turned.set(values.subarray(frame * size, (frame + 1) * size), (count - 1 - frame) * size)
  }
  return { count, size, values: turned }
}
