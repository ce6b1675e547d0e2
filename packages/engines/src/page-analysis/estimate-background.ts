import { elementAt, float32At, incrementAt, uint16At, uint32At } from '../arrays/element-at'
import { type GreyImage, pixelAt } from './grey-image'
import type { Ink } from './threshold-ink'

/** Patches along the longer side of the page. */
const PATCHES = 40
/** Percentiles of a patch's brightness. The median is paper, because ink covers less than half of a patch. */
const MEDIAN = 0.5
const DARK_END = 0.05
const BRIGHT_END = 0.95
/** A darker background is not paper, whatever the light. */
const DARKEST_PAPER = 70
/** A patch counts as text if strokes cover a fraction of it within these limits; pictures are usually outside them. */
const MIN_STROKES = 0.04
const MAX_STROKES = 0.5
/** Evenness compares this percentile with the one equally far from the bright end: the 20th with the 80th. */
const EVENNESS_PERCENTILE = 0.2
/** A relative change between neighbouring patches from here on is an edge. */
const EDGE = 0.15
/** A smaller change from here on is gradual, as under uneven light. */
const SLOPE = 0.01
/** More edges than this fraction of the gradual changes mean a picture. */
const MAX_EDGES = 0.6
const WHITE = 255

/** Brightness of the paper, patch by patch. */
export interface Background {
  /** Brightness, 0 to 255, row by row of patches. */
  brightness: Float32Array
  columns: number
  rows: number
  /**
   * 20th percentile of the paper's brightness divided by the 80th, 0 to 1. It is 1 where brightness changes abruptly, as in
   * pictures.
   */
  evenness: number
  /** Median brightness of the paper under strokes, 0 to 255; white without strokes. */
  tone: number
}

function findPercentile(sorted: Float32Array, fraction: number): number {
  return float32At(sorted, Math.min(sorted.length - 1, Math.floor(fraction * sorted.length)))
}

/**
 * Estimates the brightness of the paper under the ink of a page. Patches of dark background, and of light letters on a
 * darker one, count as white paper, so that flattening leaves them as they are.
 */
export function estimateBackground(image: GreyImage, ink: Ink): Background {
  const { width, height } = image
  const side = Math.max(1, Math.ceil(Math.max(width, height) / PATCHES))
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const brightness = Float32Array.from({ length: columns * rows }, (_, patch) =>
    measurePatch(image, (patch % columns) * side, Math.floor(patch / columns) * side, side),
  )
  const strokes = new Uint32Array(columns * rows)
  for (const [point, x] of ink.x.entries()) {
    incrementAt(strokes, Math.floor(uint16At(ink.y, point) / side) * columns + Math.floor(x / side))
  }
  const written = brightness.filter((_, patch) => {
    const fraction = uint32At(strokes, patch) / side ** 2
    return fraction >= MIN_STROKES && fraction <= MAX_STROKES
  })
  const ranked = written.length === 0 ? Float32Array.of(WHITE) : written.toSorted()
  const darker = findPercentile(ranked, EVENNESS_PERCENTILE)
  const brighter = findPercentile(ranked, 1 - EVENNESS_PERCENTILE)
  const smooth = filterMedian(brightness, columns, rows)
  const evenness = changesInEdges(smooth, columns) ? 1 : darker / Math.max(1, brighter)
  return { brightness: smooth, columns, rows, evenness, tone: findPercentile(ranked, MEDIAN) }
}

/** Measures the paper of one patch. */
function measurePatch(image: GreyImage, left: number, top: number, side: number): number {
  const values: number[] = []
  for (let y = top; y < Math.min(image.height, top + side); y += 1) {
    for (let x = left; x < Math.min(image.width, left + side); x += 1) values.push(pixelAt(image, x, y))
  }
  const sorted = Float32Array.from(values).toSorted()
  const median = findPercentile(sorted, MEDIAN)
  const isInverted = findPercentile(sorted, BRIGHT_END) - median > median - findPercentile(sorted, DARK_END) + WHITE / 4
  return isInverted || median < DARKEST_PAPER ? WHITE : median
}

function changesInEdges(brightness: Float32Array, columns: number): boolean {
  let edges = 0
  let slopes = 0
  for (const [patch, own] of brightness.entries()) {
    const neighbours = [(patch + 1) % columns === 0 ? undefined : brightness[patch + 1], brightness[patch + columns]]
    for (const neighbour of neighbours) {
      if (neighbour === undefined) continue
      const change = 1 - Math.min(own, neighbour) / Math.max(own, neighbour, 1)
      if (change >= EDGE) edges += 1
      else if (change >= SLOPE) slopes += 1
    }
  }
  return edges > MAX_EDGES * slopes
}

/** Applies a median filter of 3 × 3 patches, so that a patch full of ink does not count. */
function filterMedian(brightness: Float32Array, columns: number, rows: number): Float32Array {
  return brightness.map((_, patch) => {
    const column = patch % columns
    const row = Math.floor(patch / columns)
    const around: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        around.push(float32At(brightness, y * columns + x))
      }
    }
    return elementAt(
      around.toSorted((a, b) => a - b),
      around.length >> 1,
    )
  })
}
