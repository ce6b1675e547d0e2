import type { Homography } from '@lectern/core/page-photographs'
import { throwOutOfRange, elementAt } from '../arrays/element-at'

/** Pixels of an image, `channels` bytes each, row by row. */
export interface PixelImage {
  pixels: Uint8Array
  width: number
  height: number
  channels: number
}

/**
 * Cuts a page out of a photograph and straightens it: for each pixel of the page, interpolates bilinearly between the four
 * pixels of the photograph around its position. Beyond the photograph its edge is repeated.
 */
export function warpImage(photograph: PixelImage, { page, coefficients }: Homography): PixelImage {
  const { pixels, width, height, channels } = photograph
  const [a, b, c] = [elementAt(coefficients, 0), elementAt(coefficients, 1), elementAt(coefficients, 2)]
  const [d, e, f] = [elementAt(coefficients, 3), elementAt(coefficients, 4), elementAt(coefficients, 5)]
  const [g, h] = [elementAt(coefficients, 6), elementAt(coefficients, 7)]
  const warped = new Uint8Array(page.width * page.height * channels)
  let target = 0
  for (let row = 0; row < page.height; row += 1) {
    const v = row + 0.5
    for (let column = 0; column < page.width; column += 1) {
      const u = column + 0.5
      const scale = g * u + h * v + 1
      const x = Math.min(width - 1, Math.max(0, (a * u + b * v + c) / scale - 0.5))
      const y = Math.min(height - 1, Math.max(0, (d * u + e * v + f) / scale - 0.5))
      const left = Math.floor(x)
      const top = Math.floor(y)
      const across = x - left
      const down = y - top
      const upper = (top * width + left) * channels
      const lower = top + 1 < height ? upper + width * channels : upper
      const step = left + 1 < width ? channels : 0
      for (let channel = 0; channel < channels; channel += 1) {
        const at = upper + channel
        const below = lower + channel
        const above =
          (pixels[at] ?? throwOutOfRange(pixels, at)) * (1 - across) +
          (pixels[at + step] ?? throwOutOfRange(pixels, at + step)) * across
        const under =
          (pixels[below] ?? throwOutOfRange(pixels, below)) * (1 - across) +
          (pixels[below + step] ?? throwOutOfRange(pixels, below + step)) * across
        warped[target] = Math.round(above * (1 - down) + under * down)
        target += 1
      }
    }
  }
  return { pixels: warped, width: page.width, height: page.height, channels }
}
