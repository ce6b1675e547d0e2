/** For each row the columns that are looked at, both included; neither end ever goes back. */
export interface Band {
  first: Int32Array
  last: Int32Array
}

/** For each row the columns that it was matched with, both included. */
export interface WarpPath {
  first: Int32Array
  last: Int32Array
}

/** More cells than this are not compared: the text is far too long for the sound, or the sound for the machine. */
const MOST_CELLS = 1_500_000_000

export class TooManyCells extends Error {}

/** Where each row's cells begin among all, and how many there are at the end. */
export function cellOffsets({ first, last }: Band): Float64Array {
  const offsets = new Float64Array(first.length + 1)
  for (let row = 0; row < first.length; row += 1) {
    offsets[row + 1] = (offsets[row] ?? 0) + (last[row] ?? 0) - (first[row] ?? 0) + 1
  }
  if ((offsets[first.length] ?? 0) > MOST_CELLS) {
    throw new TooManyCells('The text and the recording are too long, or too unlike in length, to be compared')
  }
  return offsets
}

/** The most cells that a row has. */
export function widestRow({ first, last }: Band): number {
  let widest = 0
  for (let row = 0; row < first.length; row += 1) widest = Math.max(widest, (last[row] ?? 0) - (first[row] ?? 0) + 1)
  return widest
}

/** Mends a band so that a path from the first cell to the last can go through it. */
export function makePassable(band: Band, columns: number): Band {
  const { first, last } = band
  const rows = first.length
  if (rows === 0) return band
  first[0] = 0
  last[rows - 1] = columns - 1
  for (let row = 1; row < rows; row += 1) first[row] = Math.max(first[row] ?? 0, first[row - 1] ?? 0)
  for (let row = rows - 2; row >= 0; row -= 1) last[row] = Math.min(last[row] ?? 0, last[row + 1] ?? 0)
  for (let row = 1; row < rows; row += 1) first[row] = Math.min(first[row] ?? 0, last[row - 1] ?? 0)
  for (let row = 0; row < rows; row += 1) last[row] = Math.max(last[row] ?? 0, first[row] ?? 0)
  return band
}

/** The whole matrix. */
export function fullBand(rows: number, columns: number): Band {
  return { first: new Int32Array(rows), last: new Int32Array(rows).fill(columns - 1) }
}
