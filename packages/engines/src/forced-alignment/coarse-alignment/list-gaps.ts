import { int32At } from '../../arrays/element-at'
import { FRAME_STEP_SECONDS } from '../features/mfcc-frames'
import type { WarpPath } from '../time-warping/band'

/** A place where the two sides differ, or one has something that the other lacks; half-open ranges of frames. */
export interface Gap {
  reference: FrameRange
  recording: FrameRange
}

export interface FrameRange {
  first: number
  end: number
}

/** Parts that take about as long on both sides are the same words said in another way: a number, an address. */
const PARAPHRASE = { maxSeconds: 6, minRatio: 0.2 }
/** A shorter difference is a slip of the tongue, or of the reference voice. */
const MIN_GAP_SECONDS = 2

/**
 * Lists what a path leaves out.
 * @param groupSize frames of speech in each row and column
 * @param reference frame indexes of all speech
 */
export function listGaps(path: WarpPath, groupSize: number, reference: Int32Array, recording: Int32Array): Gap[] {
  const gaps: Gap[] = []
  const rows = path.first.length
  const columns = Math.ceil(recording.length / groupSize)
  let [row, column] = [-1, -1]
  for (let next = 0; next <= rows; next += 1) {
    const first = next === rows ? columns : int32At(path.first, next)
    if (first < 0) continue
    const [skippedRows, skippedColumns] = [next - row - 1, first - column - 1]
    if ((skippedRows > 0 || skippedColumns > 0) && !isParaphrase(skippedRows * groupSize, skippedColumns * groupSize)) {
      gaps.push({
        reference: toFrameRange(reference, (row + 1) * groupSize, next * groupSize),
        recording: toFrameRange(recording, (column + 1) * groupSize, first * groupSize),
      })
    }
    if (next === rows) break
    row = next
    column = int32At(path.last, next)
  }
  return gaps
}

/** Converts a range of speech frames to frames of the whole sound. An empty range stays empty, at its border. */
function toFrameRange(speech: Int32Array, from: number, to: number): FrameRange {
  const last = speech.length - 1
  if (from >= to) {
    const border = int32At(speech, Math.max(0, Math.min(last, from))) + (from > last ? 1 : 0)
    return { first: border, end: border }
  }
  return { first: int32At(speech, Math.min(last, from)), end: int32At(speech, Math.min(last, to - 1)) + 1 }
}

function isParaphrase(one: number, other: number): boolean {
  const [shorter, longer] = [Math.min(one, other), Math.max(one, other)]
  const longerSeconds = longer * FRAME_STEP_SECONDS
  if (longerSeconds < MIN_GAP_SECONDS) return true
  return longerSeconds <= PARAPHRASE.maxSeconds && shorter >= longer * PARAPHRASE.minRatio
}
