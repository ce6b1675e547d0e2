import { int32At } from '../arrays/element-at'
import type { RecordingFeatures, VoiceFeatures } from './features/extract-features'
import { type Band, connectBand, createFullBand, type WarpPath } from './time-warping/band'
import { buildBandAroundPath } from './time-warping/build-band-around-path'
import { createEmptyPath } from './time-warping/warp-path'
import { type AdaptedFeatures, adaptFeatures } from './voice-adaptation/adapt-features'
import { createPairCollector, type FramePairs } from './voice-adaptation/frame-pairs'
import { alignRows } from './word-alignment/align-rows'
import { PAUSE, type RowPlan } from './word-alignment/plan-rows'
import type { Skip } from './word-alignment/plan-skips'

/** A shorter recording is searched as a whole, a longer one only near to the matching parts. */
const SHORT_RECORDING_FRAMES = 6000
const MAX_WHOLE_CELLS = 20_000_000
const RADIUS_FRAMES = 120
/** With fewer pairs, of a word or two, the features are not adapted. */
const MIN_PAIRS = 200
/** Distance from the path of the first pass at which the second one searches. */
const SECOND_RADIUS_FRAMES = 50

export interface RowAlignmentInput {
  reference: VoiceFeatures
  recording: RecordingFeatures
  plan: RowPlan
  /** Matching frames of the coarse alignment. */
  pairs: FramePairs
  pauseCostsOf: (pause: number) => Float32Array
  skips: readonly Skip[]
}

/**
 * Aligns planned rows with the recording twice: with features adapted by the coarse alignment, and then, close to that path,
 * with features adapted by the path. A second pass makes no sense where too little was known for the first.
 */
export function alignInTwoPasses(input: RowAlignmentInput): { path: WarpPath; adapted: AdaptedFeatures } {
  const { reference, recording, plan, pairs, pauseCostsOf, skips } = input
  const firstPath = alignFirst(input)
  const pathPairs = pairSpeech(plan, firstPath, reference.isSpeech, recording.isSpeech)
  const adapted = adaptFeatures(reference.frames, recording.frames, pathPairs)
  if (pairs.reference.length < MIN_PAIRS) return { path: firstPath, adapted }
  const band = buildBandAroundPath(firstPath, recording.frames.count, SECOND_RADIUS_FRAMES)
  return { path: alignRows({ rows: plan.frames, ...adapted, pauseCostsOf, skips, band }), adapted }
}

/**
 * Aligns the recording along the pairs of the coarse path. A function of its own, so that its adapted features are freed
 * before the next are made.
 */
function alignFirst({ reference, recording, plan, pairs, pauseCostsOf, skips }: RowAlignmentInput): WarpPath {
  const band = buildRowBand(plan, pairs, reference.frames.count, recording.frames.count)
  const adapted =
    pairs.reference.length < MIN_PAIRS
      ? { reference: reference.frames, recording: recording.frames }
      : adaptFeatures(reference.frames, recording.frames, pairs)
  return alignRows({ rows: plan.frames, ...adapted, pauseCostsOf, skips, band })
}

/** Builds the band of the first pass: the whole matrix of a short recording, else the surroundings of the paired frames. */
function buildRowBand(plan: RowPlan, pairs: FramePairs, frames: number, columns: number): Band {
  const rows = plan.frames.length
  if (columns <= SHORT_RECORDING_FRAMES && rows * columns <= MAX_WHOLE_CELLS) return createFullBand(rows, columns)
  const near = buildBandAroundPath(toPath(pairs, frames), columns, RADIUS_FRAMES)
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  let frame = plan.frames.find((candidate) => candidate !== PAUSE) ?? 0
  for (const [row, own] of plan.frames.entries()) {
    if (own !== PAUSE) frame = own
    first[row] = int32At(near.first, frame)
    last[row] = int32At(near.last, frame)
  }
  return connectBand({ first, last }, columns)
}

/** Converts pairs to a path; the columns of one row need not be in order. */
function toPath(pairs: FramePairs, frames: number): WarpPath {
  const path = createEmptyPath(frames)
  for (const [pair, frame] of pairs.reference.entries()) {
    const column = int32At(pairs.recording, pair)
    if (int32At(path.first, frame) < 0) path.first[frame] = column
    path.last[frame] = Math.max(int32At(path.last, frame), column)
  }
  return path
}

/** Pairs the frames of words with those of their places, where both sides have speech. */
function pairSpeech(plan: RowPlan, path: WarpPath, inReference: Uint8Array, inRecording: Uint8Array): FramePairs {
  const pairs = createPairCollector()
  for (const [row, frame] of plan.frames.entries()) {
    if (frame === PAUSE || inReference[frame] !== 1) continue
    const first = int32At(path.first, row)
    if (first < 0) continue
    for (let column = first; column <= int32At(path.last, row); column += 1) {
      if (inRecording[column] === 1) pairs.add(frame, column)
    }
  }
  return pairs.finish()
}
