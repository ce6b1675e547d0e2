import { type Band, makePassable, type WarpPath } from './band'

/**
 * The columns within reach of a path that is known roughly. A row that the path leaves out, and rows near to where it
 * leaves out columns, may be anywhere between their neighbours: what is left out may begin a little sooner or later.
 * @param radius how many rows and columns the path may be wrong by
 */
export function bandAlong(path: WarpPath, columns: number, radius: number): Band {
  const rows = path.first.length
  const earliest = new Int32Array(rows)
  const latest = new Int32Array(rows)
  for (let row = 0, reached = 0; row < rows; row += 1) {
    const isLeftOut = (path.first[row] ?? -1) < 0
    earliest[row] = isLeftOut ? reached : (path.first[row] ?? 0)
    if (!isLeftOut) reached = path.last[row] ?? 0
  }
  for (let row = rows - 1, reached = columns - 1; row >= 0; row -= 1) {
    const isLeftOut = (path.first[row] ?? -1) < 0
    latest[row] = isLeftOut ? reached : (path.last[row] ?? 0)
    if (!isLeftOut) reached = path.first[row] ?? 0
  }
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    // Near the ends the beginning or the end of the recording may be left out.
    const from = row < radius ? 0 : (earliest[row - radius] ?? 0)
    const to = row + radius >= rows ? columns - 1 : (latest[row + radius] ?? 0)
    first[row] = Math.max(0, Math.min(columns - 1, from))
    last[row] = Math.max(0, Math.min(columns - 1, to))
  }
  return makePassable({ first, last }, columns)
}
