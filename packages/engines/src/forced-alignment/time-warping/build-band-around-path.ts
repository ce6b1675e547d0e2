import { int32At } from '../../arrays/element-at'
import { type Band, connectBand, type WarpPath } from './band'
import { isLeftOut } from './warp-path'

/**
 * Builds the band of cells near to a rough path. A row that the path leaves out, and rows close to columns that it leaves
 * out, may be matched anywhere between their neighbours, because a gap may begin a little sooner or later.
 * @param radius how many rows and columns the path may be wrong by
 */
export function buildBandAroundPath(path: WarpPath, columns: number, radius: number): Band {
  const rows = path.first.length
  const { earliest, latest } = findLimits(path, columns)
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  const within = (column: number): number => Math.max(0, Math.min(columns - 1, column))
  for (let row = 0; row < rows; row += 1) {
    // The beginning or the end of the recording may be left out near the ends.
    first[row] = row < radius ? 0 : within(int32At(earliest, row - radius))
    last[row] = row + radius >= rows ? columns - 1 : within(int32At(latest, row + radius))
  }
  return connectBand({ first, last }, columns)
}

/** Returns the first and the last column that each row may have beside the rows that the path matches. */
function findLimits(path: WarpPath, columns: number): { earliest: Int32Array; latest: Int32Array } {
  const rows = path.first.length
  const earliest = new Int32Array(rows)
  const latest = new Int32Array(rows)
  for (let row = 0, reached = 0; row < rows; row += 1) {
    earliest[row] = isLeftOut(path, row) ? reached : int32At(path.first, row)
    if (!isLeftOut(path, row)) reached = int32At(path.last, row)
  }
  for (let row = rows - 1, reached = columns - 1; row >= 0; row -= 1) {
    latest[row] = isLeftOut(path, row) ? reached : int32At(path.last, row)
    if (!isLeftOut(path, row)) reached = int32At(path.first, row)
  }
  return { earliest, latest }
}
