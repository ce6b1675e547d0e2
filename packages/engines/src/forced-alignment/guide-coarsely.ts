import { type Band, makePassable, type WarpPath } from './band'
import { type ComparableFrames, poolFrames } from './compare-frames'
import { FRAME_STEP_SECONDS } from './sound-frames'
import { warpFrames } from './warp-frames'

/** Which frames of the recording a frame of the reference may be, both included. */
export interface CoarseGuide {
  spanOf(referenceFrame: number): { first: number; last: number }
}

/** Frames looked at together, in the first and the second round; more in a long recording. */
const ROUNDS = [8, 2]
const ROUNDS_OF_LONG = [16, 4]
const LONG_FRAMES = 60_000
/** How far from the straight line the first round looks: at least so many seconds, or so much of the whole. */
const MARGIN_SECONDS = 30
const MARGIN_SHARE = 0.06
/** How far from the first round's path the second looks. */
const RADIUS_SECONDS = 4

/** Speech with its silences left out: what both have in common at a first glance. */
export interface SpeechOnly {
  frames: ComparableFrames
  isSpeech: Uint8Array
}

/** Finds roughly where in the recording the reference is, from coarse to less coarse. */
export function guideCoarsely(reference: SpeechOnly, recording: SpeechOnly): CoarseGuide {
  const chosen = { reference: listSpeech(reference.isSpeech), recording: listSpeech(recording.isSpeech) }
  let path: WarpPath | null = null
  let together = 1
  for (const round of chosen.recording.length > LONG_FRAMES ? ROUNDS_OF_LONG : ROUNDS) {
    const one = poolFrames(reference.frames, chosen.reference, round)
    const other = poolFrames(recording.frames, chosen.recording, round)
    const band = path
      ? bandAround(path, together / round, one.count, other.count, round)
      : bandOfLine(one, other, round)
    path = warpFrames(one, other, band)
    together = round
  }
  const found = path ?? { first: new Int32Array(1), last: new Int32Array(1) }
  const positions = positionsAmong(chosen.reference, reference.isSpeech.length)
  return {
    spanOf(referenceFrame) {
      const group = Math.min(found.first.length - 1, Math.floor((positions[referenceFrame] ?? 0) / together))
      const end = chosen.recording.length - 1
      return {
        first: chosen.recording[Math.min(end, (found.first[group] ?? 0) * together)] ?? 0,
        last: chosen.recording[Math.min(end, (found.last[group] ?? 0) * together + together - 1)] ?? 0,
      }
    },
  }
}

function listSpeech(isSpeech: Uint8Array): Int32Array {
  const frames: number[] = []
  for (const [frame, value] of isSpeech.entries()) if (value === 1) frames.push(frame)
  return Int32Array.from(frames)
}

/** For every frame the place among the chosen of the first chosen one that is not before it. */
function positionsAmong(chosen: Int32Array, count: number): Int32Array {
  const positions = new Int32Array(count)
  let position = 0
  for (let frame = 0; frame < count; frame += 1) {
    while (position < chosen.length - 1 && (chosen[position] ?? 0) < frame) position += 1
    positions[frame] = position
  }
  return positions
}

function bandOfLine(one: ComparableFrames, other: ComparableFrames, together: number): Band {
  const margin = Math.max(MARGIN_SECONDS / FRAME_STEP_SECONDS / together, other.count * MARGIN_SHARE, 20)
  const onLine = (row: number) => (row * other.count) / one.count
  return makePassable(
    {
      first: Int32Array.from({ length: one.count }, (_, row) => Math.max(0, Math.floor(onLine(row) - margin))),
      last: Int32Array.from({ length: one.count }, (_, row) =>
        Math.min(other.count - 1, Math.ceil(onLine(row) + margin)),
      ),
    },
    other.count,
  )
}

/** @param ratio frames of this round that one of the round before stands for */
function bandAround(path: WarpPath, ratio: number, rows: number, columns: number, together: number): Band {
  const radius = Math.round(RADIUS_SECONDS / FRAME_STEP_SECONDS / together)
  const groupOf = (row: number) => Math.min(path.first.length - 1, Math.floor(row / ratio))
  return makePassable(
    {
      first: Int32Array.from({ length: rows }, (_, row) =>
        Math.min(columns - 1, Math.max(0, (path.first[groupOf(row)] ?? 0) * ratio - radius)),
      ),
      last: Int32Array.from({ length: rows }, (_, row) =>
        Math.min(columns - 1, (path.last[groupOf(row)] ?? 0) * ratio + ratio - 1 + radius),
      ),
    },
    columns,
  )
}
