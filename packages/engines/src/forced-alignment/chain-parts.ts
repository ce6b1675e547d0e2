import { type Band, cellOffsets, type WarpPath, widestRow } from './band'
import { type ComparableFrames, distanceBetween } from './compare-frames'

/** For each frame one over the root of how far it is from frames of the other side in the mean. */
export interface Chance {
  reference: Float32Array
  recording: Float32Array
}

export interface PartsSearch {
  chance: Chance
  /** Frames that are less unlike than this part of chance belong together. */
  threshold: number
  /** What leaving out costs, however much is left out. */
  leavingCost: number
  band: Band
}

/** What standing still on one side costs, as a part of chance. */
export const STANDING_COST = 0.05

/** At the ends something is left out more often, and what is there by chance must not hold on to them. */
const END_SHARE = 0.3

/** What went before a cell: frames put together, recording left out, or reference left out. */
const MATCH = 0
const EXTRA = 1
const MISSING = 2
const STANDING_ROW = 3
const STANDING_COLUMN = 4
/** Three numbers in a byte: how a match was reached, whether leaving out recording goes on, what missing came after. */
const HOW_MASK = 7
const EXTRA_GOES_ON = 8
const MISSING_PLACE = 16

/** The cheapest ways to the cells of a row, by what is done in the cell. One place more at each end is never reached. */
interface CostRow {
  match: Float64Array
  extra: Float64Array
  missing: Float64Array
}

function clearEnds({ match, extra, missing }: CostRow, width: number): void {
  for (const costs of [match, extra, missing]) costs[0] = costs[width + 1] = Infinity
}

const createRow = (width: number): CostRow => ({
  match: new Float64Array(width + 2).fill(Infinity),
  extra: new Float64Array(width + 2).fill(Infinity),
  missing: new Float64Array(width + 2).fill(Infinity),
})

/**
 * Which stretches of two sounds belong together, in order: what is only on one side is left out where the rest is so much
 * likelier without it. A row whose `first` is -1 is left out; columns between the `last` of one row and the `first` of the
 * next are. Dynamic time warping with affine gaps, as sequences of genes are aligned.
 */
export function chainParts(reference: ComparableFrames, recording: ComparableFrames, search: PartsSearch): WarpPath {
  const { chance, threshold, leavingCost, band } = search
  const offsets = cellOffsets(band)
  const steps = new Uint8Array(offsets[reference.count] ?? 0)
  const widest = widestRow(band)
  let before = createRow(widest)
  let current = createRow(widest)
  let beforeFirst = 0
  let beforeLast = -1
  for (let row = 0; row < reference.count; row += 1) {
    const first = band.first[row] ?? 0
    const last = band.last[row] ?? 0
    clearEnds(current, last - first + 1)
    const offset = (offsets[row] ?? 0) - first
    const rowChance = chance.reference[row] ?? 0
    for (let column = first; column <= last; column += 1) {
      const place = column - first + 1
      // Where the row before ends sooner or begins later there is nothing to come from.
      const above = Math.min(Math.max(column - beforeFirst + 1, 0), beforeLast - beforeFirst + 2)
      const aslant = Math.min(Math.max(column - beforeFirst, 0), beforeLast - beforeFirst + 2)
      const own =
        distanceBetween(reference, row, recording, column) * rowChance * (chance.recording[column] ?? 0) - threshold

      let match = before.match[aslant] ?? Infinity
      let how = MATCH
      if ((before.extra[aslant] ?? Infinity) < match) {
        match = before.extra[aslant] ?? Infinity
        how = EXTRA
      }
      if ((before.missing[aslant] ?? Infinity) < match) {
        match = before.missing[aslant] ?? Infinity
        how = MISSING
      }
      if (row === 0 || column === 0) {
        const begin = row === 0 && column === 0 ? 0 : leavingCost * END_SHARE
        if (begin < match) {
          match = begin
          how = row === 0 ? EXTRA : MISSING
        }
      }
      match += 2 * own
      const standing = own + STANDING_COST
      if ((before.match[above] ?? Infinity) + standing < match) {
        match = (before.match[above] ?? Infinity) + standing
        how = STANDING_ROW
      }
      if ((current.match[place - 1] ?? Infinity) + standing < match) {
        match = (current.match[place - 1] ?? Infinity) + standing
        how = STANDING_COLUMN
      }
      current.match[place] = match

      const leftExtra = (current.match[place - 1] ?? Infinity) + leavingCost
      const longerExtra = current.extra[place - 1] ?? Infinity
      current.extra[place] = Math.min(leftExtra, longerExtra)

      let missing = (before.match[above] ?? Infinity) + leavingCost
      let missingAfter = MATCH
      if ((before.extra[above] ?? Infinity) < missing) {
        missing = before.extra[above] ?? Infinity
        missingAfter = EXTRA
      }
      if ((before.missing[above] ?? Infinity) <= missing) {
        missing = before.missing[above] ?? Infinity
        missingAfter = MISSING
      }
      current.missing[place] = missing
      steps[offset + column] = how | (longerExtra <= leftExtra ? EXTRA_GOES_ON : 0) | (missingAfter * MISSING_PLACE)
    }
    ;[before, current] = [current, before]
    ;[beforeFirst, beforeLast] = [first, last]
  }
  return traceParts({ band, offsets, steps, end: before, leavingCost })
}

function traceParts({
  band: { first, last },
  offsets,
  steps,
  end,
  leavingCost,
}: {
  band: Band
  offsets: Float64Array
  steps: Uint8Array
  end: CostRow
  leavingCost: number
}): WarpPath {
  const rows = first.length
  const path = { first: new Int32Array(rows).fill(-1), last: new Int32Array(rows).fill(-1) }
  let row = rows - 1
  let column = last[row] ?? 0
  const place = column - (first[row] ?? 0) + 1
  const leavingLast = leavingCost * (1 - END_SHARE)
  const ends = [end.match, end.extra, end.missing].map(
    (costs, kind) => (costs[place] ?? Infinity) - (kind === MATCH ? 0 : leavingLast),
  )
  let doing = ends.indexOf(Math.min(...ends))
  while (row >= 0 && column >= (first[row] ?? 0)) {
    const step = steps[(offsets[row] ?? 0) + column - (first[row] ?? 0)] ?? 0
    if (doing === EXTRA) {
      doing = (step & EXTRA_GOES_ON) === 0 ? MATCH : EXTRA
      column -= 1
      continue
    }
    if (doing === MISSING) {
      doing = Math.floor(step / MISSING_PLACE)
      row -= 1
      continue
    }
    if ((path.last[row] ?? -1) < 0) path.last[row] = column
    path.first[row] = column
    const how = step & HOW_MASK
    if (how !== STANDING_ROW) column -= 1
    if (how !== STANDING_COLUMN) row -= 1
    if (how < STANDING_ROW) doing = how
  }
  return path
}
