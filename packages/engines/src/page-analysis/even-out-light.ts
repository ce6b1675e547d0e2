import type { GreyImage } from './find-ink'
import type { Paper } from './measure-paper'

const WHITE = 255

/** The page as if all of its paper were white; its ink is as dark against it as before. */
export function evenOutLight({ pixels, width, height }: GreyImage, paper: Paper): GreyImage {
  const { brightness, columns, rows } = paper
  const at = (column: number, row: number): number =>
    brightness[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? WHITE
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    const patchY = ((y + 0.5) / height) * rows - 0.5
    const row = Math.floor(patchY)
    const down = patchY - row
    for (let x = 0; x < width; x += 1) {
      const patchX = ((x + 0.5) / width) * columns - 0.5
      const column = Math.floor(patchX)
      const across = patchX - column
      const upper = at(column, row) * (1 - across) + at(column + 1, row) * across
      const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across
      const ground = Math.max(1, upper * (1 - down) + lower * down)
      const place = y * width + x
      even[place] = Math.min(WHITE, Math.round(((pixels[place] ?? 0) * WHITE) / ground))
    }
  }
  return { pixels: even, width, height }
}
