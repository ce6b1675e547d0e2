import { elementAt, int32At } from '../arrays/element-at'

/** A connected area of a grid, by the first and last cell of each row and column; -1 where it has none. */
export interface GridArea {
  cells: number
  left: Int32Array
  right: Int32Array
  top: Int32Array
  bottom: Int32Array
}

/** Finds the largest area of connected cells that are set, by flood fill. Null if no cell is set. */
export function findLargestArea(isSet: readonly boolean[], width: number, height: number): GridArea | null {
  const seen = new Uint8Array(isSet.length)
  let largest: number[] = []
  for (const [start, set] of isSet.entries()) {
    if (!set || seen[start] === 1) continue
    const area = [start]
    seen[start] = 1
    for (let next = 0; next < area.length; next += 1) {
      const cell = elementAt(area, next)
      const column = cell % width
      const neighbours = [
        column > 0 ? cell - 1 : -1,
        column < width - 1 ? cell + 1 : -1,
        cell - width,
        cell + width < width * height ? cell + width : -1,
      ]
      for (const neighbour of neighbours) {
        if (neighbour < 0 || seen[neighbour] === 1 || isSet[neighbour] !== true) continue
        seen[neighbour] = 1
        area.push(neighbour)
      }
    }
    if (area.length > largest.length) largest = area
  }
  return largest.length === 0 ? null : outline(largest, width, height)
}

function outline(cells: readonly number[], width: number, height: number): GridArea {
  const left = new Int32Array(height).fill(-1)
  const right = new Int32Array(height).fill(-1)
  const top = new Int32Array(width).fill(-1)
  const bottom = new Int32Array(width).fill(-1)
  const widen = (first: Int32Array, last: Int32Array, index: number, value: number): void => {
    const known = int32At(first, index)
    if (known === -1 || known > value) first[index] = value
    if (int32At(last, index) < value) last[index] = value
  }
  for (const cell of cells) {
    const [column, row] = [cell % width, Math.floor(cell / width)]
    widen(left, right, row, column)
    widen(top, bottom, column, row)
  }
  return { cells: cells.length, left, right, top, bottom }
}
