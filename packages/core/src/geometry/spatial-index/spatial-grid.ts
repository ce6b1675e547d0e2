import { elementAt, float64At, int32At } from '../../arrays/element-at'
import type { Box } from '../../types'
import { cellsOf, hashCell, LEVEL_FACTOR, planGridLevels, type GridLevel } from './plan-grid-levels'
import type { SpatialIndex } from './spatial-index'

/** Numbers per rect: left, top, right, bottom. */
const EDGES = 4
/** Numbers per entry: the edges of a rect, repeated so that a look-up reads consecutive memory, and the rect's index. */
const ENTRY = 5

/** Single precision takes half the memory. It is used if it holds all numbers exactly, as it does whole pixels. */
type Coordinates = Float32Array | Float64Array

/**
 * A hierarchical hash grid: each rect is entered at the level at which it covers a few cells, so that a rect as large as the
 * page costs as little as a word. Cells are hashed by column and row, so that far-off rects cost nothing either; a collision
 * of two cells in a bucket only adds rects that fail the check of their edges.
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
    const usable = rects.filter(hasPosition)
    this.size = usable.length
    this.#ids = usable.map((rect) => rect.id)
    this.#indexOf = new Map(this.#ids.map((id, index) => [id, index]))

    const { levels, levelOf } = planGridLevels(usable)
    this.#levels = levels
    this.#levelOf = levelOf
    this.#edges = new Float64Array(this.size * EDGES)
    for (const [rect, { x, y, width, height }] of usable.entries()) {
      this.#edges.set([x, y, x + width, y + height], rect * EDGES)
    }

    this.#mask = 2 ** Math.ceil(Math.log2(Math.max(1, this.size))) - 1
    this.#bucketStarts = this.#countEntries()
    this.#entries = this.#writeEntries()
  }

  search(box: Box): Id[] {
    if (!hasPosition(box)) return []
    const found: Id[] = []
    for (const rect of this.#rectsIn(box)) found.push(elementAt(this.#ids, rect))
    return found
  }

  nearest(x: number, y: number): Id | null {
    const finest = this.#levels[0]
    if (finest === undefined || !Number.isFinite(x) || !Number.isFinite(y)) return null
    let reach = 1 / Math.min(finest.columnsPerPixel, finest.rowsPerPixel)
    for (;;) {
      const around = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
      const isEverything = this.#countCells(around) > this.size
      const best = this.#closest(isEverything ? this.#levelOf.keys() : this.#rectsIn(around), x, y)
      if (best !== null && (isEverything || best.distance <= reach)) return elementAt(this.#ids, best.rect)
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
      const end = int32At(this.#bucketStarts, bucket + 1) * ENTRY
      for (let at = int32At(this.#bucketStarts, bucket) * ENTRY; at < end; at += ENTRY) {
        const left = entryAt(entries, at)
        const top = entryAt(entries, at + 1)
        const right = entryAt(entries, at + 2)
        const bottom = entryAt(entries, at + 3)
        // Written so that NaN is in no rect.
        if (!(x >= left && x < right && y >= top && y < bottom)) continue
        const rect = entryAt(entries, at + 4)
        const area = (right - left) * (bottom - top)
        if (area > bestArea || (area === bestArea && rect < bestRect)) continue
        const id = elementAt(this.#ids, rect)
        if (accepts !== undefined && !accepts(id)) continue
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
    const x = float64At(this.#edges, at)
    const y = float64At(this.#edges, at + 1)
    return { x, y, width: float64At(this.#edges, at + 2) - x, height: float64At(this.#edges, at + 3) - y }
  }

  /** Finds the rects that overlap or touch `box`, by ascending index. */
  #rectsIn(box: Box): number[] {
    const edges = this.#edges
    const right = box.x + box.width
    const bottom = box.y + box.height
    const found: number[] = []
    const take = (rect: number) => {
      const at = rect * EDGES
      if (float64At(edges, at) > right || float64At(edges, at + 2) < box.x) return
      if (float64At(edges, at + 1) > bottom || float64At(edges, at + 3) < box.y) return
      found.push(rect)
    }

    if (this.#countCells(box) > this.size) {
      for (let rect = 0; rect < this.size; rect++) take(rect)
      return found
    }
    for (const level of this.#levels) this.#forEachInCells(level, box, take)
    return found.toSorted((a, b) => a - b)
  }

  /** Computes where each bucket's entries begin, and as the last number where all entries end. */
  #countEntries(): Int32Array {
    const starts = new Int32Array(this.#mask + 2)
    this.#forEachEntry((bucket) => {
      starts[bucket + 1] = int32At(starts, bucket + 1) + 1
    })
    for (let bucket = 0; bucket <= this.#mask; bucket++) {
      starts[bucket + 1] = int32At(starts, bucket + 1) + int32At(starts, bucket)
    }
    return starts
  }

  #writeEntries(): Coordinates {
    const edges = this.#edges
    const length = int32At(this.#bucketStarts, this.#mask + 1) * ENTRY
    const isExact = this.size < 2 ** 24 && edges.every((edge) => Math.fround(edge) === edge)
    const entries = isExact ? new Float32Array(length) : new Float64Array(length)
    const nextFree = this.#bucketStarts.slice()
    this.#forEachEntry((bucket, rect) => {
      const free = int32At(nextFree, bucket)
      nextFree[bucket] = free + 1
      for (let edge = 0; edge < EDGES; edge++) entries[free * ENTRY + edge] = float64At(edges, rect * EDGES + edge)
      entries[free * ENTRY + EDGES] = rect
    })
    return entries
  }

  /** Calls `enter` once for each bucket that a rect belongs to. */
  #forEachEntry(enter: (bucket: number, rect: number) => void): void {
    const edges = this.#edges
    const enteredLast = new Int32Array(this.#mask + 1).fill(-1)
    for (const { level, columnsPerPixel, rowsPerPixel } of this.#levels) {
      for (let rect = 0; rect < this.size; rect++) {
        if (this.#levelOf[rect] !== level) continue
        const at = rect * EDGES
        const column = Math.floor(float64At(edges, at) * columnsPerPixel)
        const row = Math.floor(float64At(edges, at + 1) * rowsPerPixel)
        const columns = Math.floor(float64At(edges, at + 2) * columnsPerPixel) - column
        const rows = Math.floor(float64At(edges, at + 3) * rowsPerPixel) - row
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

  /** Counts the cells of all levels that `box` covers; Infinity if columns or rows are beyond exact integers. */
  #countCells(box: Box): number {
    let total = 0
    for (const level of this.#levels) {
      const { column, row, columns, rows } = cellsOf(level, box)
      const isCountable = Number.isSafeInteger(column + columns) && Number.isSafeInteger(row + rows)
      total += isCountable ? columns * rows : Infinity
    }
    return total
  }

  /** Visits each rect of the level in the cells of `box` once, in the first of those cells that it covers. */
  #forEachInCells(level: GridLevel, box: Box, visit: (rect: number) => void): void {
    const { column, row, columns, rows } = cellsOf(level, box)
    for (let y = row; y < row + rows; y++) {
      for (let x = column; x < column + columns; x++) {
        const bucket = hashCell(level.level, x, y) & this.#mask
        const end = int32At(this.#bucketStarts, bucket + 1)
        for (let entry = int32At(this.#bucketStarts, bucket); entry < end; entry++) {
          const rect = entryAt(this.#entries, entry * ENTRY + EDGES)
          if (this.#levelOf[rect] !== level.level) continue
          const left = Math.floor(float64At(this.#edges, rect * EDGES) * level.columnsPerPixel)
          const top = Math.floor(float64At(this.#edges, rect * EDGES + 1) * level.rowsPerPixel)
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
      const left = float64At(edges, at)
      const top = float64At(edges, at + 1)
      const right = float64At(edges, at + 2)
      const bottom = float64At(edges, at + 3)
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

function entryAt(entries: Coordinates, index: number): number {
  const value = entries[index]
  if (value === undefined) throw new Error(`Entry ${index} of ${entries.length}`)
  return value
}

function hasPosition(box: Box): boolean {
  return Number.isFinite(box.x + box.width) && Number.isFinite(box.y + box.height) && box.width >= 0 && box.height >= 0
}
