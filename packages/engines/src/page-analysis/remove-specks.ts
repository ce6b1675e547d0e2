import { uint8At } from '../arrays/element-at'
import type { GreyImage } from './grey-image'

/** A speck differs this much from its neighbours, which differ less than this from one another. */
const STANDS_OUT = 56
const ALIKE = 48
/** Fraction of specks from which they are removed. Print has one in ten thousand, bad copies of tiny letters one in a thousand. */
const SPECKLED = 0.003
const NEIGHBOURS = 8

/**
 * Removes salt-and-pepper noise: the single black and white dots of dust, a bad copy or a transmission. Returns the page
 * itself when it has no more of them than print.
 */
export function removeSpecks(image: GreyImage): GreyImage {
  const first = replaceSpecks(image, 0)
  if (first.specks < SPECKLED * image.pixels.length) return image
  // The second pass removes specks beside letters and beside one another.
  return replaceSpecks(first.image, 1).image
}

/** Replaces specks by the median of their neighbours; `exceptions` neighbours at each end may differ from the others. */
function replaceSpecks({ pixels, width, height }: GreyImage, exceptions: number): { image: GreyImage; specks: number } {
  const cleaned = Uint8Array.from(pixels)
  const around = new Uint8Array(NEIGHBOURS)
  const offsets = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  let specks = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x
      const value = uint8At(pixels, place)
      // Most pixels are like both of these: paper, or the inside of a stroke.
      const beside = Math.abs(uint8At(pixels, place - 1) - value)
      if (beside < STANDS_OUT && Math.abs(uint8At(pixels, place - width) - value) < STANDS_OUT) continue
      for (const [index, offset] of offsets.entries()) around[index] = uint8At(pixels, place + offset)
      around.sort()
      const spread = uint8At(around, NEIGHBOURS - 1 - exceptions) - uint8At(around, exceptions)
      const median = uint8At(around, NEIGHBOURS / 2)
      if (spread > ALIKE || Math.abs(median - value) < STANDS_OUT) continue
      cleaned[place] = median
      specks += 1
    }
  }
  return { image: { pixels: cleaned, width, height }, specks }
}
