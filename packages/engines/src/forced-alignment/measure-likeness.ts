import { fullBand } from './band'
import type { ComparableFrames } from './compare-frames'
import { type JudgedCells, judgeStretches, shareOfStretches } from './judge-stretches'
import { measureChance } from './measure-chance'
import { warpFrames } from './warp-frames'

/** How unlike frames on a path are, as a part of chance: where the text is what is said, and where it is not. */
export interface Likeness {
  right: number
  wrong: number
}

/** A minute says enough of what a wrong path is like. */
const SAMPLE_SECONDS = 60
/** From this on a wrong path has so much to choose from in the longer side that it is liker than one of equal lengths. */
const LOPSIDED = 1.7
/** This part of the path's stretches is believed to be right. */
const RIGHT_SHARE = 0.3

export function isLopsided(one: ComparableFrames, other: ComparableFrames): boolean {
  return Math.max(one.count, other.count) >= Math.min(one.count, other.count) * LOPSIDED
}

/**
 * What a right path is like is seen on the likelier stretches of the one that was found; what a wrong one is like, on a
 * path through the recording played backwards: the same voice, the same noise, and nothing of the text.
 */
export function measureLikeness(
  reference: ComparableFrames,
  recording: ComparableFrames,
  { judged, frameSeconds }: { judged: JudgedCells; frameSeconds: number },
): Likeness {
  const most = Math.round(SAMPLE_SECONDS / frameSeconds)
  const shorter = Math.min(reference.count, recording.count, most)
  const lengthOf = ({ count }: ComparableFrames) => (isLopsided(reference, recording) ? Math.min(count, most) : shorter)
  const forwards = takeMiddle(reference, lengthOf(reference))
  const backwards = turnBackwards(takeMiddle(recording, lengthOf(recording)))
  const chance = measureChance(forwards, backwards)
  const path = warpFrames(forwards, backwards, fullBand(forwards.count, backwards.count))
  const { unlike } = judgeStretches(forwards, backwards, { path, chance, frameSeconds })
  const wrong = unlike.length === 0 ? 1 : unlike.reduce((sum, value) => sum + value, 0) / unlike.length
  return { right: shareOfStretches(judged, RIGHT_SHARE), wrong }
}

function takeMiddle({ count, size, values }: ComparableFrames, wanted: number): ComparableFrames {
  const from = Math.floor((count - wanted) / 2)
  return { count: wanted, size, values: values.slice(from * size, (from + wanted) * size) }
}

function turnBackwards({ count, size, values }: ComparableFrames): ComparableFrames {
  const turned = new Int8Array(values.length)
  for (let frame = 0; frame < count; frame += 1) {
    turned.set(values.subarray(frame * size, (frame + 1) * size), (count - 1 - frame) * size)
  }
  return { count, size, values: turned }
}
