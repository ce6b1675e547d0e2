import { countUp, type FeatureFrames, poolFrames } from '../features/feature-frames'
import { FRAME_STEP_SECONDS } from '../features/mfcc-frames'
import type { VoiceFeatures } from '../features/extract-features'
import { int32At } from '../../arrays/element-at'
import { type Band, connectBand, createFullBand } from '../time-warping/band'
import { listCells, type PathCells } from '../time-warping/warp-path'
import { warpTime } from '../time-warping/warp-time'
import { adaptFeatures } from '../voice-adaptation/adapt-features'
import { createPairCollector, type FramePairs } from '../voice-adaptation/frame-pairs'
import { chooseCoarsePath } from './choose-coarse-path'
import { type Gap, listGaps } from './list-gaps'
import { FINEST_GROUP_SIZE, refinePath } from './refine-path'

export interface MatchingParts {
  /** Frames that are about the same sound, in the order of both sides. */
  pairs: FramePairs
  gaps: Gap[]
}

/** Frames in a group of the first path; the smallest size that fits is taken. */
const COARSE_GROUP_SIZES = [8, 16, 24] as const
const COARSEST_GROUP_SIZE = 32
const MAX_CELLS = 10_000_000
/** Distance from the straight line at which the first path of a long recording is searched: at least, and as a fraction. */
const MARGIN_SECONDS = 60
const MARGIN_FRACTION = 0.15
const MIN_MARGIN = 20
/** With less speech there is too little to adapt the features by. */
const MIN_SPEECH_FRAMES = 400
/** Frames in a group if there is little speech. */
const SHORT_GROUP_SIZE = 2

type Speech = Pick<VoiceFeatures, 'frames' | 'speech'>

/** Finds roughly the parts of two sounds that match, and the gaps: what only one of them has. */
export function findMatchingParts(reference: Speech, recording: Speech): MatchingParts {
  const rows = reference.speech.length
  const columns = recording.speech.length
  if (rows < MIN_SPEECH_FRAMES || columns < MIN_SPEECH_FRAMES) {
    return { pairs: pairShortSounds(reference, recording), gaps: [] }
  }
  const groupSize =
    COARSE_GROUP_SIZES.find((size) => countCells(rows / size, columns / size, size) <= MAX_CELLS) ?? COARSEST_GROUP_SIZE
  const coarse = { reference: pool(reference, groupSize), recording: pool(recording, groupSize) }
  const band = buildBandAroundLine(coarse.reference.count, coarse.recording.count, groupSize)
  // Features are adapted on pooled frames, which are few and as good for that.
  const fine = { reference: pool(reference, FINEST_GROUP_SIZE), recording: pool(recording, FINEST_GROUP_SIZE) }
  const all = { reference: countUp(fine.reference.count), recording: countUp(fine.recording.count) }
  const adaptBy = (cells: PathCells) => {
    const pairs = pairFrames(cells, groupSize / FINEST_GROUP_SIZE, all.reference, all.recording)
    return adaptFeatures(fine.reference, fine.recording, pairs)
  }
  const coarsePath = chooseCoarsePath(coarse, { band, groupSize, adaptBy })
  const path = refinePath(adaptBy(listCells(coarsePath)), coarsePath, groupSize)
  return {
    pairs: pairFrames(listCells(path), FINEST_GROUP_SIZE, reference.speech, recording.speech),
    gaps: listGaps(path, FINEST_GROUP_SIZE, reference.speech, recording.speech),
  }
}

function pairShortSounds(reference: Speech, recording: Speech): FramePairs {
  const [one, other] = [pool(reference, SHORT_GROUP_SIZE), pool(recording, SHORT_GROUP_SIZE)]
  const path = warpTime(one, other, createFullBand(one.count, other.count))
  return pairFrames(listCells(path), SHORT_GROUP_SIZE, reference.speech, recording.speech)
}

const pool = ({ frames, speech }: Speech, groupSize: number): FeatureFrames => poolFrames(frames, speech, groupSize)

function chooseMargin(columns: number, groupSize: number): number {
  return Math.max(MARGIN_SECONDS / FRAME_STEP_SECONDS / groupSize, columns * MARGIN_FRACTION, MIN_MARGIN)
}

const countCells = (rows: number, columns: number, groupSize: number): number =>
  rows * Math.min(columns, 2 * chooseMargin(columns, groupSize) + 1)

/** Builds a band around the straight line from the first cell to the last; of the whole matrix where that is small. */
function buildBandAroundLine(rows: number, columns: number, groupSize: number): Band {
  if (rows * columns <= MAX_CELLS) return createFullBand(rows, columns)
  const margin = chooseMargin(columns, groupSize)
  const onLine = (row: number) => (row * columns) / rows
  return connectBand(
    {
      first: Int32Array.from({ length: rows }, (_, row) => Math.max(0, Math.floor(onLine(row) - margin))),
      last: Int32Array.from({ length: rows }, (_, row) => Math.min(columns - 1, Math.ceil(onLine(row) + margin))),
    },
    columns,
  )
}

/**
 * Pairs single frames by the cells of groups: the first frame of one group with the first of the other, and so on.
 * @param reference frames of the groups, in order
 */
function pairFrames(
  { rows, columns }: PathCells,
  groupSize: number,
  reference: Int32Array,
  recording: Int32Array,
): FramePairs {
  const pairs = createPairCollector()
  for (const [cell, row] of rows.entries()) {
    const column = int32At(columns, cell)
    for (let member = 0; member < groupSize; member += 1) {
      const referenceFrame = reference[row * groupSize + member]
      const recordingFrame = recording[column * groupSize + member]
      // The last group of a side may be smaller.
      if (referenceFrame !== undefined && recordingFrame !== undefined) pairs.add(referenceFrame, recordingFrame)
    }
  }
  return pairs.finish()
}
