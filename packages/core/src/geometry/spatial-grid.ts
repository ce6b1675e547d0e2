import type { Box } from '../types'
import { cellsOf, hashCell, LEVEL_FACTOR, planLevels, type GridLevel } from './plan-levels'
import type { SpatialIndex } from './spatial-index'

/** Numbers kept for a rect: left, top, right, bottom. */
const EDGES = 4
/** An entry repeats the edges of its rect, so that a look-up reads one stretch of memory, and names the rect. */
const ENTRY = 5

/** Single precision takes half the memory and is used where it holds the numbers exactly: whole pixels, as a rule. */
type Coordinates = Float32Array | Float64Array

/**
 * A grid of several levels: each rect is entered in the level where it covers a handful of cells, so that a rect as
 * large as the page costs as little as a word. Cells are found by hashing their column and row, so that far-off rects
 * cost nothing either; a bucket shared by two cells only adds rects that fail the check of their edges.
 */
export class SpatialGrid<Id> implements SpatialIndex<Id> {
  readonly size: number
  readonly #ids: readonly Id[]
  readonly #indexOf: ReadonlyMap<Id, number>
  readonly #edges: Float64Array
  readonly #levelOf: Uint16Array
  readonly #levels: readonly GridLevel[]
  readonly #mask: number
  readonly #bucketStarts: Int32Array
  readonly #entries: Coordinates

  constructor(rects: readonly (Box & { id: Id })[]) {
    const usable = rects.filter(hasPlace)
    this.size = usable.length
    this.#ids = usable.map((rect) => rect.id)
    this.#indexOf = new Map(this.#ids.map((id, index) => [id, index]))

    const { levels, levelOf } = planLevels(usable)
    this.#levels = levels
    this.#levelOf = levelOf
    this.#edges = new Float64Array(this.size * EDGES)
    for (const [rect, { x, y, width, height }] of usable.entries()) {
      this.#edges.set([x, y, x + width, y + height], rect * EDGES)
    }

    this.#mask = 2 ** Math.ceil(Math.log2(Math.max(1, this.size))) - 1
    this.#bucketStarts = this.#countEntries()
    this.#entries = this.#enterAll()
  }

  search(box: Box): Id[] {
    if (!hasPlace(box)) return []
    const found: Id[] = []
    for (const rect of this.#indexesIn(box)) {
      const id = this.#ids[rect]
      if (id !== undefined) found.push(id)
    }
    return found
  }

  nearest(x: number, y: number): Id | null {
    const finest = this.#levels[0]
    if (finest === undefined || !Number.isFinite(x) || !Number.isFinite(y)) return null
    let reach = 1 / Math.min(finest.columnsPerPixel, finest.rowsPerPixel)
    for (;;) {
      const around = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
      const isEverything = this.#cellsIn(around) > this.size
      const best = this.#closest(isEverything ? this.#levelOf.keys() : this.#indexesIn(around), x, y)
      if (best !== null && (isEverything || best.distance <= reach)) return this.#ids[best.rect] ?? null
      reach = best === null ? reach * LEVEL_FACTOR : best.distance
    }
  }

  smallestAt(x: number, y: number, accepts?: (id: Id) => boolean): Id | null {
    const entries = this.#entries
    let best: Id | null = null
    let bestRect = -1
    let bestArea = Infinity
    for (const { level, columnsPerPixel, rowsPerPixel } of this.#levels) {
      const bucket = hashCell(level, Math.floor(x * columnsPerPixel), Math.floor(y * rowsPerPixel)) & this.#mask
      const end = (this.#bucketStarts[bucket + 1] ?? 0) * ENTRY
      for (let at = (this.#bucketStarts[bucket] ?? 0) * ENTRY; at < end; at += ENTRY) {
        const left = entries[at] ?? NaN
        const top = entries[at + 1] ?? NaN
        const right = entries[at + 2] ?? NaN
        const bottom = entries[at + 3] ?? NaN
        // Put so that a point that is no number is in no rect.
        if (!(x >= left && x < right && y >= top && y < bottom)) continue
        const rect = entries[at + 4] ?? NaN
        const area = (right - left) * (bottom - top)
        if (area > bestArea || (area === bestArea && rect < bestRect)) continue
        const id = this.#ids[rect]
        if (id === undefined || (accepts !== undefined && !accepts(id))) continue
        best = id
        bestRect = rect
        bestArea = area
      }
    }
    return best
  }

  boxOf(id: Id): Box | null {
    const rect = this.#indexOf.get(id)
    if (rect === undefined) return null
    const at = rect * EDGES
    const x = this.#edges[at] ?? NaN
    const y = this.#edges[at + 1] ?? NaN
    return { x, y, width: (this.#edges[at + 2] ?? NaN) - x, height: (this.#edges[at + 3] ?? NaN) - y }
  }

  /** The rects that overlap or touch `box`, ascending. */
  #indexesIn(box: Box): number[] {
    const edges = this.#edges
    const right = box.x + box.width
    const bottom = box.y + box.height
    const found: number[] = []
    const take = (rect: number) => {
      const at = rect * EDGES
      if ((edges[at] ?? NaN) > right || (edges[at + 2] ?? NaN) < box.x) return
      if ((edges[at + 1] ?? NaN) > bottom || (edges[at + 3] ?? NaN) < box.y) return
      found.push(rect)
    }

    if (this.#cellsIn(box) > this.size) {
      for (let rect = 0; rect < this.size; rect++) take(rect)
      return found
    }
    for (const level of this.#levels) this.#eachInCells(level, box, take)
    return found.toSorted((a, b) => a - b)
  }

  /** Where each bucket's entries begin, and behind them all where they end. */
  #countEntries(): Int32Array {
    const starts = new Int32Array(this.#mask + 2)
    this.#eachEntry((bucket) => {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
    })
    for (let bucket = 0; bucket <= this.#mask; bucket++) {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
    }
    return starts
  }

  #enterAll(): Coordinates {
    const edges = this.#edges
    const length = (this.#bucketStarts.at(-1) ?? 0) * ENTRY
    const isExact = this.size < 2 ** 24 && edges.every((edge) => Math.fround(edge) === edge)
    const entries = isExact ? new Float32Array(length) : new Float64Array(length)
    const nextFree = this.#bucketStarts.slice()
    this.#eachEntry((bucket, rect) => {
      const free = nextFree[bucket] ?? 0
      nextFree[bucket] = free + 1
      for (let edge = 0; edge < EDGES; edge++) entries[free * ENTRY + edge] = edges[rect * EDGES + edge] ?? NaN
      entries[free * ENTRY + EDGES] = rect
    })
    return entries
  }

  /** Calls back once for each bucket that a rect is entered in. */
  #eachEntry(enter: (bucket: number, rect: number) => void): void {
    const edges = this.#edges
    const enteredLast = new Int32Array(this.#mask + 1).fill(-1)
    for (const { level, columnsPerPixel, rowsPerPixel } of this.#levels) {
      for (let rect = 0; rect < this.size; rect++) {
        if (this.#levelOf[rect] !== level) continue
        const at = rect * EDGES
        const column = Math.floor((edges[at] ?? NaN) * columnsPerPixel)
        const row = Math.floor((edges[at + 1] ?? NaN) * rowsPerPixel)
        const columns = Math.floor((edges[at + 2] ?? NaN) * columnsPerPixel) - column
        const rows = Math.floor((edges[at + 3] ?? NaN) * rowsPerPixel) - row
        for (let down = 0; down <= rows; down++) {
          for (let across = 0; across <= columns; across++) {
            const bucket = hashCell(level, column + across, row + down) & this.#mask
            if (enteredLast[bucket] === rect) continue
            enteredLast[bucket] = rect
            enter(bucket, rect)
          }
        }
      }
    }
  }

  /** How many cells of all levels `box` covers; Infinity where columns and rows are too large to be counted on. */
  #cellsIn(box: Box): number {
    let total = 0
    for (const level of this.#levels) {
      const { column, row, columns, rows } = cellsOf(level, box)
      const isCountable = Number.isSafeInteger(column + columns) && Number.isSafeInteger(row + rows)
      total += isCountable ? columns * rows : Infinity
    }
    return total
  }

  /** Each rect of the level in the cells of `box`, once: in the first of those cells that it covers. */
  #eachInCells(level: GridLevel, box: Box, visit: (rect: number) => void): void {
    const { column, row, columns, rows } = cellsOf(level, box)
    for (let y = row; y < row + rows; y++) {
      for (let x = column; x < column + columns; x++) {
        const bucket = hashCell(level.level, x, y) & this.#mask
        const end = this.#bucketStarts[bucket + 1] ?? 0
        for (let entry = this.#bucketStarts[bucket] ?? 0; entry < end; entry++) {
          const rect = this.#entries[entry * ENTRY + EDGES] ?? NaN
          if (this.#levelOf[rect] !== level.level) continue
          const left = Math.floor((this.#edges[rect * EDGES] ?? NaN) * level.columnsPerPixel)
          const top = Math.floor((this.#edges[rect * EDGES + 1] ?? NaN) * level.rowsPerPixel)
          if (x === Math.max(left, column) && y === Math.max(top, row)) visit(rect)
        }
      }
    }
  }

  #closest(rects: Iterable<number>, x: number, y: number): { rect: number; distance: number } | null {
    const edges = this.#edges
    let closest = -1
    let distance = Infinity
    let area = Infinity
    for (const rect of rects) {
      const at = rect * EDGES
      const left = edges[at] ?? NaN
      const top = edges[at + 1] ?? NaN
      const right = edges[at + 2] ?? NaN
      const bottom = edges[at + 3] ?? NaN
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      const size = (right - left) * (bottom - top)
      if (away > distance || (away === distance && size > area)) continue
      closest = rect
      distance = away
      area = size
    }
    return closest < 0 ? null : { rect: closest, distance }
  }
}

function hasPlace(box: Box): boolean {
  return Number.isFinite(box.x + box.width) && Number.isFinite(box.y + box.height) && box.width >= 0 && box.height >= 0
}
