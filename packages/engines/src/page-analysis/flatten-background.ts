import { float32At, uint8At } from '../arrays/element-at'
import type { Background } from './estimate-background'
import type { GreyImage } from './grey-image'

const WHITE = 255

/** Makes the paper of a page evenly white and keeps the contrast of the ink: divides by the interpolated background. */
export function flattenBackground({ pixels, width, height }: GreyImage, background: Background): GreyImage {
  const { brightness, columns, rows } = background
  const patchAt = (column: number, row: number): number =>
    float32At(brightness, Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column)))
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    const patchY = ((y + 0.5) / height) * rows - 0.5
    const row = Math.floor(patchY)
    const down = patchY - row
    for (let x = 0; x < width; x += 1) {
      const patchX = ((x + 0.5) / width) * columns - 0.5
      const column = Math.floor(patchX)
      const across = patchX - column
      const upper = patchAt(column, row) * (1 - across) + patchAt(column + 1, row) * across
      const lower = patchAt(column, row + 1) * (1 - across) + patchAt(column + 1, row + 1) * across
      const paper = Math.max(1, upper * (1 - down) + lower * down)
      const pixel = y * width + x
      even[pixel] = Math.min(WHITE, Math.round((uint8At(pixels, pixel) * WHITE) / paper))
    }
  }
  return { pixels: even, width, height }
}
