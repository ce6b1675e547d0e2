import { float32At, float64At, int32At, uint8At } from '../../arrays/element-at'
import { createRowDistances } from '../features/create-row-distances'
import type { FeatureFrames } from '../features/feature-frames'
import { type Band, computeCellOffsets, findWidestRow, type WarpPath } from '../time-warping/band'
import { createEmptyPath, prependCell } from '../time-warping/warp-path'
import type { DistanceScales } from './compute-distance-scales'

export interface GapWarpingOptions {
  scales: DistanceScales
  /** Frames at a smaller relative distance match. */
  threshold: number
  /** Cost of a gap of any length. */
  gapCost: number
  band: Band
}

/** Cost of a step that advances on one side only; a relative distance. */
export const STRETCH_COST = 0.05

/** Fraction of a gap's cost at the ends, where gaps are more frequent and a chance match must not prevent one. */
const END_FRACTION = 0.3

/** States of a cell: frames are matched, or a frame of the recording or of the reference is left out. */
const MATCH = 0
const INSERTION = 1
const DELETION = 2
/** Steps into a match that advance on one side only; the others are named by the state that they come from. */
const STRETCHED_ROW = 3
const STRETCHED_COLUMN = 4
/** A byte of the backtracking table: the step into the match, whether an insertion goes on, the state before a deletion. */
const STEP_MASK = 7
const INSERTION_GOES_ON = 8
const DELETION_FACTOR = 16

/** Cheapest costs of the cells of a row by state, with one unreachable cell before the first and after the last. */
interface CostRow {
  match: Float64Array
  insertion: Float64Array
  deletion: Float64Array
}

const createRow = (width: number): CostRow => ({
  match: new Float64Array(width + 2).fill(Infinity),
  insertion: new Float64Array(width + 2).fill(Infinity),
  deletion: new Float64Array(width + 2).fill(Infinity),
})

function clearEnds({ match, insertion, deletion }: CostRow, width: number): void {
  for (const costs of [match, insertion, deletion]) costs[0] = costs[width + 1] = Infinity
}

/**
 * Aligns two sounds and leaves out what only one of them has: dynamic time warping with affine gap costs (Gotoh's algorithm,
 * known from sequence alignment in biology). A row with `first` -1 is left out, and so are columns between the `last` of one
 * row and the `first` of the next.
 */
export function warpWithGaps(reference: FeatureFrames, recording: FeatureFrames, options: GapWarpingOptions): WarpPath {
  const { scales, threshold, gapCost, band } = options
  const offsets = computeCellOffsets(band)
  const steps = new Uint8Array(float64At(offsets, reference.count))
  const widest = findWidestRow(band)
  const computeRow = createRowDistances(reference, recording, widest)
  let previous = createRow(widest)
  let current = createRow(widest)
  let previousFirst = 0
  let previousLast = -1
  for (let row = 0; row < reference.count; row += 1) {
    const first = int32At(band.first, row)
    const last = int32At(band.last, row)
    clearEnds(current, last - first + 1)
    const offset = float64At(offsets, row) - first
    const rowScale = float32At(scales.reference, row)
    const { match: matches, insertion: insertions, deletion: deletions } = previous
    const { match: ownMatches, insertion: ownInsertions, deletion: ownDeletions } = current
    const unreachable = previousLast - previousFirst + 2
    const distances = computeRow(row, first, last)
    let matchBefore = Infinity
    let insertionBefore = Infinity
    let diagonal = Math.min(Math.max(first - previousFirst, 0), unreachable)
    for (let column = first; column <= last; column += 1) {
      const index = column - first + 1
      // Columns that the previous row lacks are read from its unreachable cells.
      const above = column < previousFirst ? 0 : Math.min(column - previousFirst + 1, unreachable)
      const relativeDistance = float64At(distances, index - 1) * rowScale * float32At(scales.recording, column)
      const cellCost = relativeDistance - threshold

      let match = float64At(matches, diagonal)
      let step = MATCH
      const afterInsertion = float64At(insertions, diagonal)
      if (afterInsertion < match) {
        match = afterInsertion
        step = INSERTION
      }
      const afterDeletion = float64At(deletions, diagonal)
      if (afterDeletion < match) {
        match = afterDeletion
        step = DELETION
      }
      if (row === 0 || column === 0) {
        const begin = row === 0 && column === 0 ? 0 : gapCost * END_FRACTION
        if (begin < match) {
          match = begin
          step = row === 0 ? INSERTION : DELETION
        }
      }
      match += 2 * cellCost
      const stretch = cellCost + STRETCH_COST
      const matchAbove = float64At(matches, above)
      if (matchAbove + stretch < match) {
        match = matchAbove + stretch
        step = STRETCHED_ROW
      }
      if (matchBefore + stretch < match) {
        match = matchBefore + stretch
        step = STRETCHED_COLUMN
      }
      ownMatches[index] = match

      const openedInsertion = matchBefore + gapCost
      const longerInsertion = insertionBefore
      insertionBefore = longerInsertion <= openedInsertion ? longerInsertion : openedInsertion
      ownInsertions[index] = insertionBefore

      let deletion = matchAbove + gapCost
      let beforeDeletion = MATCH
      const insertionAbove = float64At(insertions, above)
      if (insertionAbove < deletion) {
        deletion = insertionAbove
        beforeDeletion = INSERTION
      }
      const deletionAbove = float64At(deletions, above)
      if (deletionAbove <= deletion) {
        deletion = deletionAbove
        beforeDeletion = DELETION
      }
      ownDeletions[index] = deletion
      const goesOn = longerInsertion <= openedInsertion ? INSERTION_GOES_ON : 0
      matchBefore = match
      diagonal = above
      steps[offset + column] = step | goesOn | (beforeDeletion * DELETION_FACTOR)
    }
    ;[previous, current] = [current, previous]
    ;[previousFirst, previousLast] = [first, last]
  }
  return backtrack({ band, offsets, steps, lastRow: previous, gapCost })
}

function backtrack({
  band: { first, last },
  offsets,
  steps,
  lastRow,
  gapCost,
}: {
  band: Band
  offsets: Float64Array
  steps: Uint8Array
  lastRow: CostRow
  gapCost: number
}): WarpPath {
  const rows = first.length
  const path = createEmptyPath(rows)
  if (rows === 0) return path
  let row = rows - 1
  let column = int32At(last, row)
  let state = findLastState(lastRow, column - int32At(first, row) + 1, gapCost)
  while (row >= 0 && column >= int32At(first, row)) {
    const flags = uint8At(steps, float64At(offsets, row) + column - int32At(first, row))
    if (state === INSERTION) {
      state = (flags & INSERTION_GOES_ON) === 0 ? MATCH : INSERTION
      column -= 1
      continue
    }
    if (state === DELETION) {
      state = Math.floor(flags / DELETION_FACTOR)
      row -= 1
      continue
    }
    prependCell(path, row, column)
    const step = flags & STEP_MASK
    if (step !== STRETCHED_ROW) column -= 1
    if (step !== STRETCHED_COLUMN) row -= 1
    if (step < STRETCHED_ROW) state = step
  }
  return path
}

/** Returns the state in which the cheapest path ends. */
function findLastState({ match, insertion, deletion }: CostRow, index: number, gapCost: number): number {
  const discount = gapCost * (1 - END_FRACTION)
  const costs = [float64At(match, index), float64At(insertion, index) - discount, float64At(deletion, index) - discount]
  return costs.indexOf(Math.min(...costs))
}
