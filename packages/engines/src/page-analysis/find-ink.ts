/** Brightness of an image, one byte a pixel, row by row. */
export interface GreyImage {
  pixels: Uint8Array
  width: number
  height: number
}

/** Where the strokes of a page are: coordinates of their pixels. */
export interface Ink {
  x: Uint16Array
  y: Uint16Array
  width: number
  height: number
}

/** Side of the neighbourhood that a pixel is compared with, as a share of the page's longer side. */
const NEIGHBOURHOOD = 1 / 40
/** Ink is darker than its surroundings by this share of the page's own contrast. */
const DARKER = 0.2
const LEAST_DARKER = 6
const DARK_PAPER = 110

function percentile(histogram: Uint32Array, share: number, total: number): number {
  let seen = 0
  for (const [value, count] of histogram.entries()) {
    seen += count
    if (seen >= share * total) return value
  }
  return histogram.length - 1
}

/** Sums of all pixels above and to the left, one column and one row larger than the image. */
function sumUp({ pixels, width, height }: GreyImage): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

/**
 * Finds the strokes of a page, on paper of any shade, evenly lit or not, dark letters on light or light ones on dark. The
 * inside of large dark shapes is no stroke.
 */
export function findInk(image: GreyImage): Ink {
  const { pixels, width, height } = image
  const histogram = new Uint32Array(256)
  for (const value of pixels) histogram[value] = (histogram[value] ?? 0) + 1
  const darkest = percentile(histogram, 0.01, pixels.length)
  const brightest = percentile(histogram, 0.99, pixels.length)
  const sign = percentile(histogram, 0.5, pixels.length) < DARK_PAPER ? -1 : 1
  const margin = Math.max(LEAST_DARKER, DARKER * (brightest - darkest))
  const sums = sumUp(image)
  const stride = width + 1
  const reach = Math.max(4, Math.round((NEIGHBOURHOOD * Math.max(width, height)) / 2))
  const x = new Uint16Array(pixels.length)
  const y = new Uint16Array(pixels.length)
  let found = 0
  for (let row = 0; row < height; row += 1) {
    const top = Math.max(0, row - reach)
    const bottom = Math.min(height, row + reach + 1)
    for (let column = 0; column < width; column += 1) {
      const left = Math.max(0, column - reach)
      const right = Math.min(width, column + reach + 1)
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0)
      const mean = sum / ((bottom - top) * (right - left))
      if (sign * (mean - (pixels[row * width + column] ?? 0)) < margin) continue
      x[found] = column
      y[found] = row
      found += 1
    }
  }
  return { x: x.slice(0, found), y: y.slice(0, found), width, height }
}
