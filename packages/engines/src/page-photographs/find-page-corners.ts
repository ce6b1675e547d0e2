import { isUsablePage, type PageCorners } from '@lectern/core/page-photographs'
import { pixelAt, type GreyImage } from '../page-analysis/grey-image'
import { findLargestArea, type GridArea } from './find-largest-area'
import { fitLine, type FittedLine } from './fit-line'
import { thresholdOtsu } from './threshold-otsu'

/** Cells along the longer side of the grid in which the paper is looked for: letters vanish in them. */
const CELLS = 200
/** Paper is brighter than a table by this much, or the two cannot be told apart. */
const MIN_CONTRAST = 40
/** Fractions of the photograph that a page covers. More than the largest is all of it. */
const MIN_AREA = 0.2
const MAX_AREA = 0.96
/** The bright area fills its quadrilateral, unless it is not a page: from and to these fractions. */
const MIN_FILLED = 0.88
const MAX_FILLED = 1.08
/** Fraction of the points of an edge that must lie on one line. */
const MIN_SUPPORT = 0.5
/** Fraction of the page that is cut off at each edge: the shadow under its rim, and what the grid is too coarse for. */
const RIM = 0.006

/**
 * Finds the corners of a page that lies on a darker table, in pixels of the image: the straight edges of the largest bright
 * area. Null if there is no table, or no page with four straight edges.
 */
export function findPageCorners(image: GreyImage): PageCorners | null {
  const side = Math.max(1, Math.max(image.width, image.height) / CELLS)
  const grid = reduce(image, side)
  const { threshold, dark, bright } = thresholdOtsu(grid.pixels)
  if (bright - dark < MIN_CONTRAST) return null
  const isPaper = Array.from(grid.pixels, (value) => value > threshold)
  const area = findLargestArea(isPaper, grid.width, grid.height)
  if (area === null || !showsTable(isPaper, grid)) return null
  const corners = intersectEdges(area)
  if (corners === null) return null
  const covered = areaOf(corners) / (grid.width * grid.height)
  if (covered < MIN_AREA || covered > MAX_AREA) return null
  const filled = countFilled(area) / areaOf(corners)
  if (filled < MIN_FILLED || filled > MAX_FILLED) return null
  const onImage = shrink(corners, RIM).map(({ x, y }) => ({
    x: Math.min(image.width, Math.max(0, x * side)),
    y: Math.min(image.height, Math.max(0, y * side)),
  }))
  const [a, b, c, d] = onImage
  if (!a || !b || !c || !d) return null
  const found: PageCorners = [a, b, c, d]
  return isUsablePage(found) ? found : null
}

/** Reduces an image to the mean brightness of squares of `side` pixels. */
function reduce(image: GreyImage, side: number): GreyImage {
  const width = Math.max(1, Math.floor(image.width / side))
  const height = Math.max(1, Math.floor(image.height / side))
  const pixels = Uint8Array.from({ length: width * height }, (_, cell) => {
    const [left, top] = [Math.floor((cell % width) * side), Math.floor(Math.floor(cell / width) * side)]
    let sum = 0
    let count = 0
    for (let y = top; y < Math.min(image.height, top + side); y += 1) {
      for (let x = left; x < Math.min(image.width, left + side); x += 1) {
        sum += pixelAt(image, x, y)
        count += 1
      }
    }
    return Math.round(sum / count)
  })
  return { pixels, width, height }
}

/** Returns true if two or more edges of the photograph are mostly table; a picture on a page reaches one edge at most. */
function showsTable(isPaper: readonly boolean[], { width, height }: GreyImage): boolean {
  const columns = Array.from({ length: width }, (_, column) => column)
  const rows = Array.from({ length: height }, (_, row) => row * width)
  const edges = [
    columns,
    columns.map((cell) => cell + (height - 1) * width),
    rows,
    rows.map((cell) => cell + width - 1),
  ]
  const ofTable = edges.filter((cells) => cells.filter((cell) => isPaper[cell] !== true).length > cells.length * 0.6)
  return ofTable.length >= 2
}

function intersectEdges(area: GridArea): PageCorners | null {
  const left = fitEdge(area.left, 0)
  const right = fitEdge(area.right, 1)
  const top = fitEdge(area.top, 0)
  const bottom = fitEdge(area.bottom, 1)
  if (!left || !right || !top || !bottom) return null
  return [intersect(top, left), intersect(top, right), intersect(bottom, right), intersect(bottom, left)]
}

/** @param rim 1 for the far rim of the cells, 0 for the near one */
function fitEdge(cells: Int32Array, rim: 0 | 1): FittedLine | null {
  const points: [number, number][] = []
  for (const [index, cell] of cells.entries()) if (cell >= 0) points.push([index + 0.5, cell + rim])
  const line = fitLine(points)
  return line !== null && line.support >= MIN_SUPPORT ? line : null
}

/** Intersects a line over columns with a line over rows. */
function intersect(level: FittedLine, upright: FittedLine): { x: number; y: number } {
  const y = (level.slope * upright.offset + level.offset) / (1 - level.slope * upright.slope)
  return { x: upright.slope * y + upright.offset, y }
}

/** Counts the cells between the edges of the area, those of letters and pictures included. */
function countFilled({ left, right }: GridArea): number {
  return left.reduce((sum, first, row) => (first < 0 ? sum : sum + (right[row] ?? first) - first + 1), 0)
}

/** Computes the area of a quadrilateral by the shoelace formula. */
function areaOf(corners: PageCorners): number {
  const [a, b, c, d] = corners
  return Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2
}

/** Moves the corners towards their middle by a fraction of the way. */
function shrink(corners: PageCorners, fraction: number): { x: number; y: number }[] {
  const middleX = corners.reduce((sum, { x }) => sum + x, 0) / 4
  const middleY = corners.reduce((sum, { y }) => sum + y, 0) / 4
  return corners.map(({ x, y }) => ({ x: x + (middleX - x) * fraction * 2, y: y + (middleY - y) * fraction * 2 }))
}
