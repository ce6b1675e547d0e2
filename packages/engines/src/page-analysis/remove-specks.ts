import type { GreyImage } from './find-ink'

/** A speck stands out by this much from what is round it, which is all alike. */
const STANDS_OUT = 56
const ALIKE = 48
/** Print has one pixel in ten thousand of the kind, and broken copies of tiny letters one in a thousand. */
const SPECKLED = 0.003
const NEIGHBOURS = 8

/**
 * The page without the single black and white dots that dust, a bad copy or transmission left on it; the page itself when it
 * has no more of them than print has.
 */
export function removeSpecks(image: GreyImage): GreyImage {
  const first = replaceSpecks(image, 0)
  if (first.specks < SPECKLED * image.pixels.length) return image
  // Beside letters and beside one another.
  return replaceSpecks(first.image, 1).image
}

/** Replaces dots by the middle one of their neighbours, of which so many may be unlike the others. */
function replaceSpecks({ pixels, width, height }: GreyImage, exceptions: number): { image: GreyImage; specks: number } {
  const cleaned = Uint8Array.from(pixels)
  const around = new Uint8Array(NEIGHBOURS)
  const offsets = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  let specks = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x
      const own = pixels[place] ?? 0
      // Most pixels are like one of these two: paper, or the inside of a stroke.
      const beside = Math.abs((pixels[place - 1] ?? 0) - own)
      if (beside < STANDS_OUT && Math.abs((pixels[place - width] ?? 0) - own) < STANDS_OUT) continue
      for (const [index, offset] of offsets.entries()) around[index] = pixels[place + offset] ?? 0
      around.sort()
      const spread = (around[NEIGHBOURS - 1 - exceptions] ?? 0) - (around[exceptions] ?? 0)
      const middle = around[NEIGHBOURS / 2] ?? 0
      if (spread > ALIKE || Math.abs(middle - own) < STANDS_OUT) continue
      cleaned[place] = middle
      specks += 1
    }
  }
  return { image: { pixels: cleaned, width, height }, specks }
}
