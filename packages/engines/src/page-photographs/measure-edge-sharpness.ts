import { incrementAt } from '../arrays/element-at'
import { findPercentile } from '../arrays/find-percentile'
import { pixelAt, type GreyImage } from '../page-analysis/grey-image'

/** Percentile of the steps between neighbouring pixels that is that of the outlines of letters. */
const OUTLINES = 0.985
const DARK_END = 0.005
const BRIGHT_END = 0.995
/** An image of less contrast shows nothing. */
const MIN_CONTRAST = 24

/**
 * Measures how sharp the outlines of letters are: the brightness step between neighbouring pixels there, as a fraction of the
 * whole contrast of the page. 0 for an image without contrast; sharp print has 0.3 and more.
 */
export function measureEdgeSharpness(image: GreyImage): number {
  const { pixels, width, height } = image
  const brightness = new Uint32Array(256)
  for (const value of pixels) incrementAt(brightness, value)
  const contrast =
    findPercentile(brightness, BRIGHT_END, pixels.length) - findPercentile(brightness, DARK_END, pixels.length)
  if (contrast < MIN_CONTRAST) return 0
  const steps = new Uint32Array(256)
  let count = 0
  for (let row = 1; row < height; row += 1) {
    for (let column = 1; column < width; column += 1) {
      const own = pixelAt(image, column, row)
      const across = Math.abs(own - pixelAt(image, column - 1, row))
      const down = Math.abs(own - pixelAt(image, column, row - 1))
      incrementAt(steps, Math.max(across, down))
      count += 1
    }
  }
  return findPercentile(steps, OUTLINES, count) / contrast
}
