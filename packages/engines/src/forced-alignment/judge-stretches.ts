import type { WarpPath } from './band'
import type { Chance } from './chain-parts'
import { type ComparableFrames, distanceBetween } from './compare-frames'

/** The cells of a path in order, and how unlike the two sides are in the stretch of it that each lies in. */
export interface JudgedCells {
  rows: Int32Array
  columns: Int32Array
  /** As a part of chance. */
  unlike: Float32Array
  /** The same of each stretch, likest first. */
  stretches: number[]
}

/** As long as a short sentence: a single sound says little. */
const STRETCH_SECONDS = 3

/** This part of a first path is learnt from. */
const LEARNT_SHARE = 0.55

/** How unlike the two sides are along a path. */
export function judgeStretches(
  one: ComparableFrames,
  other: ComparableFrames,
  { path, chance, frameSeconds }: { path: WarpPath; chance: Chance; frameSeconds: number },
): JudgedCells {
  const rows: number[] = []
  const columns: number[] = []
  for (const [row, first] of path.first.entries()) {
    for (let column = first; column >= 0 && column <= (path.last[row] ?? -1); column += 1) {
      rows.push(row)
      columns.push(column)
    }
  }
  const unlike = new Float32Array(rows.length)
  const stretches: number[] = []
  const length = Math.max(1, Math.round(STRETCH_SECONDS / frameSeconds))
  const count = Math.max(1, Math.floor(rows.length / length))
  for (let stretch = 0; stretch < count; stretch += 1) {
    // The last one takes what is left over.
    const [from, to] = [stretch * length, stretch === count - 1 ? rows.length : (stretch + 1) * length]
    let sum = 0
    for (let cell = from; cell < to; cell += 1) {
      const [row, column] = [rows[cell] ?? 0, columns[cell] ?? 0]
      const byChance = (chance.reference[row] ?? 0) * (chance.recording[column] ?? 0)
      sum += distanceBetween(one, row, other, column) * byChance
    }
    const mean = sum / Math.max(1, to - from)
    unlike.fill(mean, from, to)
    stretches.push(mean)
  }
  stretches.sort((first, second) => first - second)
  return { rows: Int32Array.from(rows), columns: Int32Array.from(columns), unlike, stretches }
}

/** The unlikeness that such a part of the stretches does not exceed. */
export function shareOfStretches({ stretches }: JudgedCells, share: number): number {
  return stretches[Math.min(stretches.length - 1, Math.floor(stretches.length * share))] ?? 1
}

/** Where much is only in one of the two a first path is wrong in part: what it is right in is liker. */
export function likelierCells(judged: JudgedCells): Pick<JudgedCells, 'rows' | 'columns'> {
  const { rows, columns, unlike } = judged
  const most = shareOfStretches(judged, LEARNT_SHARE)
  return {
    rows: rows.filter((_, cell) => (unlike[cell] ?? 0) <= most),
    columns: columns.filter((_, cell) => (unlike[cell] ?? 0) <= most),
  }
}
