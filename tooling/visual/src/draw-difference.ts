import type { Raster } from './raster.ts'

const MARK = [255, 0, 110] as const
const GAP = 8

/** The accepted picture, the new one, and the new one in grey with what is changed marked, side by side. */
export function drawDifference(expected: Raster, actual: Raster, mask: Uint8Array | null): Raster {
  const columns = [expected, actual, ...(mask === null ? [] : [marked(actual, mask)])]
  const width = columns.reduce((sum, column) => sum + column.width, GAP * (columns.length - 1))
  const height = Math.max(...columns.map((column) => column.height))
  const rgb = new Uint8Array(3 * width * height).fill(128)
  let left = 0
  for (const column of columns) {
    for (let row = 0; row < column.height; row++) {
      const line = column.rgb.subarray(3 * row * column.width, 3 * (row + 1) * column.width)
      rgb.set(line, 3 * (row * width + left))
    }
    left += column.width + GAP
  }
  return { width, height, rgb }
}

function marked({ width, height, rgb }: Raster, mask: Uint8Array): Raster {
  const drawn = new Uint8Array(rgb.length)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const grey = ((rgb[3 * pixel] ?? 0) + (rgb[3 * pixel + 1] ?? 0) + (rgb[3 * pixel + 2] ?? 0)) / 3
    drawn.set(mask[pixel] === 1 ? MARK : [grey / 2, grey / 2, grey / 2], 3 * pixel)
  }
  return { width, height, rgb: drawn }
}
