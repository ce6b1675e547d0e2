import { float64At, int32At } from '../../arrays/element-at'

/**
 * A Sakoe-Chiba band of any shape: for each row of the cost matrix the first and the last column that is computed. Neither
 * ever decreases from one row to the next.
 */
export interface Band {
  first: Int32Array
  last: Int32Array
}

/** For each row the first and the last column that it is matched with; -1 in both for a row that is left out. */
export interface WarpPath {
  first: Int32Array
  last: Int32Array
}

/** A larger matrix takes too much memory: the text is far too long for the recording, or both are too long. */
const MAX_CELLS = 1_500_000_000

export class BandTooLarge extends Error {}

/** Returns the index of each row's first cell among all cells of the band, and at the end their number. */
export function computeCellOffsets(band: Band): Float64Array {
  const rows = band.first.length
  const offsets = new Float64Array(rows + 1)
  for (let row = 0; row < rows; row += 1) offsets[row + 1] = float64At(offsets, row) + countRowCells(band, row)
  if (float64At(offsets, rows) > MAX_CELLS) {
    throw new BandTooLarge('The text and the recording are too long, or too unlike in length, to be compared')
  }
  return offsets
}

/** Returns the number of cells of the widest row. */
export function findWidestRow(band: Band): number {
  let widest = 0
  for (let row = 0; row < band.first.length; row += 1) widest = Math.max(widest, countRowCells(band, row))
  return widest
}

const countRowCells = ({ first, last }: Band, row: number): number => int32At(last, row) - int32At(first, row) + 1

/** Changes a band in place so that a path can lead from the first cell of the matrix to the last. */
export function connectBand(band: Band, columns: number): Band {
  const { first, last } = band
  const rows = first.length
  if (rows === 0) return band
  first[0] = 0
  last[rows - 1] = columns - 1
  for (let row = 1; row < rows; row += 1) first[row] = Math.max(int32At(first, row), int32At(first, row - 1))
  for (let row = rows - 2; row >= 0; row -= 1) last[row] = Math.min(int32At(last, row), int32At(last, row + 1))
  for (let row = 1; row < rows; row += 1) first[row] = Math.min(int32At(first, row), int32At(last, row - 1))
  for (let row = 0; row < rows; row += 1) last[row] = Math.max(int32At(last, row), int32At(first, row))
  return band
}

/** Creates a band that holds the whole matrix. */
export function createFullBand(rows: number, columns: number): Band {
  return { first: new Int32Array(rows), last: new Int32Array(rows).fill(columns - 1) }
}
