import { incrementAt, uint16At, uint32At } from '../arrays/element-at'
import { findPercentile } from '../arrays/find-percentile'
import { pixelAt, type GreyImage } from '../page-analysis/grey-image'
import type { Ink } from '../page-analysis/threshold-ink'

/** Pixels of the side of a place, which holds a few letters. */
const PLACE = 32
/** A place with fewer pixels of ink holds dust, not letters. */
const MIN_INK = 12
/** A place with fewer pixels at sharp outlines is not sharp. */
const MIN_OUTLINES = 4
/** The brightness step at a sharp outline, as a fraction of the contrast between ink and paper. */
const SHARP_STEP = 0.3
/** Ink of less contrast is noise of the paper. */
const MIN_CONTRAST = 24
/** Percentile of the ink that is as dark as the inside of a stroke; light letters are as far from the other end. */
const FULL_INK = 0.1

/**
 * Measures the fraction of the places with ink in which there are sharp outlines, 0 to 1. Unlike `measureEdgeSharpness`, it
 * does not depend on how much of the page is printed. 0 for a page without ink.
 */
export function measureSharpPlaces(image: GreyImage, { x, y }: Pick<Ink, 'x' | 'y'>): number {
  const contrast = measureInkContrast(image, { x, y })
  if (contrast < MIN_CONTRAST) return 0
  const columns = Math.ceil(image.width / PLACE)
  const ink = new Uint32Array(columns * Math.ceil(image.height / PLACE))
  const outlines = new Uint32Array(ink.length)
  for (let index = 0; index < x.length; index += 1) {
    const [column, row] = [uint16At(x, index), uint16At(y, index)]
    const place = Math.floor(row / PLACE) * columns + Math.floor(column / PLACE)
    incrementAt(ink, place)
    if (findLargestStep(image, column, row) >= SHARP_STEP * contrast) incrementAt(outlines, place)
  }
  let inked = 0
  let sharp = 0
  for (let place = 0; place < ink.length; place += 1) {
    if (uint32At(ink, place) < MIN_INK) continue
    inked += 1
    if (uint32At(outlines, place) >= MIN_OUTLINES) sharp += 1
  }
  return inked === 0 ? 0 : sharp / inked
}

/** Measures the brightness between the paper and the inside of the strokes. */
function measureInkContrast(image: GreyImage, { x, y }: Pick<Ink, 'x' | 'y'>): number {
  const page = new Uint32Array(256)
  for (const value of image.pixels) incrementAt(page, value)
  const strokes = new Uint32Array(256)
  for (let index = 0; index < x.length; index += 1) {
    incrementAt(strokes, pixelAt(image, uint16At(x, index), uint16At(y, index)))
  }
  const paper = findPercentile(page, 0.5, image.pixels.length)
  const darkest = findPercentile(strokes, FULL_INK, x.length)
  const lightest = findPercentile(strokes, 1 - FULL_INK, x.length)
  return x.length === 0 ? 0 : Math.max(paper - darkest, lightest - paper)
}

/** Returns the largest difference between a pixel and those above, below and beside it. */
function findLargestStep(image: GreyImage, column: number, row: number): number {
  const own = pixelAt(image, column, row)
  const left = pixelAt(image, Math.max(0, column - 1), row)
  const right = pixelAt(image, Math.min(image.width - 1, column + 1), row)
  const above = pixelAt(image, column, Math.max(0, row - 1))
  const below = pixelAt(image, column, Math.min(image.height - 1, row + 1))
  return Math.max(Math.abs(own - left), Math.abs(own - right), Math.abs(own - above), Math.abs(own - below))
}
