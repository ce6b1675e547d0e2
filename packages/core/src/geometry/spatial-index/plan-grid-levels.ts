import type { Box } from '../../types'

/** Cells are this many times the median rect: a trade-off between entries per rect and candidates per cell. */
const CELL_FACTOR = 2
/** A rect is at most this many cells wide and high at its level, so it touches at most one cell more. */
const SPANNED_CELLS = 3
/** The cells of each level are this many times as wide and high as those of the level below. */
export const LEVEL_FACTOR = 4
/**
 * Sizes sampled to choose the cell size: all if there are fewer, otherwise at least this many and fewer than twice as many. More
 * do not change the median much.
 */
const MIN_SIZE_SAMPLES = 512
/** With smaller cells, the number of cells per pixel would overflow. */
const MIN_CELL_PIXELS = 1e-100

/** One grid of equal cells, with the rects assigned to this level. */
export interface GridLevel {
  level: number
  columnsPerPixel: number
  rowsPerPixel: number
}

export interface GridPlan {
  /** The levels that have rects, the finest first. */
  levels: GridLevel[]
  /** The level of each rect, by its index. */
  levelOf: Uint16Array
}

/** Plans the levels of a grid so that each rect covers a few cells of its level. */
export function planGridLevels(rects: readonly Box[]): GridPlan {
  const cellWidth = cellSize(rects.map((rect) => rect.width))
  const cellHeight = cellSize(rects.map((rect) => rect.height))
  const levelOf = Uint16Array.from(rects, (rect) =>
    Math.max(levelFor(rect.width, cellWidth), levelFor(rect.height, cellHeight)),
  )
  const levels = Array.from(new Set(levelOf))
    .toSorted((a, b) => a - b)
    .map((level) => ({
      level,
      columnsPerPixel: 1 / (cellWidth * LEVEL_FACTOR ** level),
      rowsPerPixel: 1 / (cellHeight * LEVEL_FACTOR ** level),
    }))
  return { levels, levelOf }
}

/** Returns the cells that a box covers, from its upper left to its lower right corner. */
export function cellsOf(level: GridLevel, box: Box): { column: number; row: number; columns: number; rows: number } {
  const column = Math.floor(box.x * level.columnsPerPixel)
  const row = Math.floor(box.y * level.rowsPerPixel)
  return {
    column,
    row,
    columns: Math.floor((box.x + box.width) * level.columnsPerPixel) - column + 1,
    rows: Math.floor((box.y + box.height) * level.rowsPerPixel) - row + 1,
  }
}

export function hashCell(level: number, column: number, row: number): number {
  const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77) ^ Math.imul(level + 1, 0xc2b2ae3d)
  return mixed ^ (mixed >>> 15)
}

function cellSize(sizes: readonly number[]): number {
  const step = Math.max(1, Math.floor(sizes.length / MIN_SIZE_SAMPLES))
  const sample = sizes.filter((size, index) => index % step === 0 && size > 0).toSorted((a, b) => a - b)
  return Math.max(MIN_CELL_PIXELS, CELL_FACTOR * (sample[sample.length >>> 1] ?? 1))
}

/** Uses logarithms, because the ratio of two sizes can exceed the largest number. */
function levelFor(size: number, cell: number): number {
  if (size <= cell * SPANNED_CELLS) return 0
  return Math.ceil((Math.log(size) - Math.log(cell * SPANNED_CELLS)) / Math.log(LEVEL_FACTOR))
}
