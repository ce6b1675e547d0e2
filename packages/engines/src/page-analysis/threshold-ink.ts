import { float64At, incrementAt } from '../arrays/element-at'
import { type GreyImage, pixelAt } from './grey-image'

/** Strokes of a page: the coordinates of their pixels. */
export interface Ink {
  x: Uint16Array
  y: Uint16Array
  width: number
  height: number
}

/** Side of the neighbourhood that a pixel is compared with, as a fraction of the page's longer side. */
const NEIGHBOURHOOD = 1 / 40
const MIN_REACH = 4
/** Ink is darker than its neighbourhood by this fraction of the page's contrast, and by this much at least. */
const DARKER_FRACTION = 0.2
const MIN_DARKER = 6
/** Paper of a lower median brightness has light letters. */
const DARK_PAPER = 110
/** Percentiles that the contrast is measured between. */
const DARK_END = 0.01
const BRIGHT_END = 0.99

function findPercentile(histogram: Uint32Array, fraction: number, total: number): number {
  let seen = 0
  for (const [value, count] of histogram.entries()) {
    seen += count
    if (seen >= fraction * total) return value
  }
  return histogram.length - 1
}

/** Computes the integral image: sums of all pixels above and to the left, one column and one row larger than the image. */
function integrate(image: GreyImage): Float64Array {
  const { width, height } = image
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let rowSum = 0
    for (let x = 0; x < width; x += 1) {
      rowSum += pixelAt(image, x, y)
      sums[(y + 1) * stride + x + 1] = float64At(sums, y * stride + x + 1) + rowSum
    }
  }
  return sums
}

/** Measures the least difference between ink and its neighbourhood, and its sign: -1 for light letters on dark paper. */
function measureContrast({ pixels }: GreyImage): { margin: number; sign: 1 | -1 } {
  const histogram = new Uint32Array(256)
  for (const value of pixels) incrementAt(histogram, value)
  const darkest = findPercentile(histogram, DARK_END, pixels.length)
  const brightest = findPercentile(histogram, BRIGHT_END, pixels.length)
  const isDarkPaper = findPercentile(histogram, 0.5, pixels.length) < DARK_PAPER
  return { margin: Math.max(MIN_DARKER, DARKER_FRACTION * (brightest - darkest)), sign: isDarkPaper ? -1 : 1 }
}

/**
 * Finds the strokes of a page by Bradley-Roth adaptive thresholding over an integral image: on paper of any shade, evenly lit
 * or not, dark letters on light or light ones on dark. The inside of large dark shapes is not a stroke.
 */
export function thresholdInk(image: GreyImage): Ink {
  const { pixels, width, height } = image
  const { margin, sign } = measureContrast(image)
  const sums = integrate(image)
  const stride = width + 1
  const reach = Math.max(MIN_REACH, Math.round((NEIGHBOURHOOD * Math.max(width, height)) / 2))
  const x = new Uint16Array(pixels.length)
  const y = new Uint16Array(pixels.length)
  let count = 0
  for (let row = 0; row < height; row += 1) {
    const top = Math.max(0, row - reach)
    const bottom = Math.min(height, row + reach + 1)
    for (let column = 0; column < width; column += 1) {
      const left = Math.max(0, column - reach)
      const right = Math.min(width, column + reach + 1)
      const sum =
        float64At(sums, bottom * stride + right) -
        float64At(sums, top * stride + right) -
        float64At(sums, bottom * stride + left) +
        float64At(sums, top * stride + left)
      const mean = sum / ((bottom - top) * (right - left))
      if (sign * (mean - pixelAt(image, column, row)) < margin) continue
      x[count] = column
      y[count] = row
      count += 1
    }
  }
  return { x: x.slice(0, count), y: y.slice(0, count), width, height }
}
