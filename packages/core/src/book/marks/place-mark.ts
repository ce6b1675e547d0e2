import type { Box } from '../../types'

/** Side of a popup trigger or coaching point without a size, in page-image pixels. */
export const usualMarkPixels = 48

/** The place of a mark as it is stored. */
interface MarkPlace {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly scale?: number | null | undefined
}

/** Larger numbers are mistakes: no page image is as large. */
const MOST_PIXELS = 1e6

/**
 * Returns the box of a mark in page-image pixels, with its scale.
 *
 * @param o.usualSize side of a mark without a width or height
 *
 * @example
 * placeMark({ x: 10, y: 20, width: 30, height: 40, scale: 2 }, { usualSize: 48 })
 * // => { x: 10, y: 20, width: 60, height: 80 }
 * placeMark({ x: 10, y: 20, width: 0 }, { usualSize: 48 }) // => { x: 10, y: 20, width: 48, height: 48 }
 */
export function placeMark(mark: MarkPlace, { usualSize }: { readonly usualSize: number }): Box {
  const scale = toPositive(mark.scale) ?? 1
  const toLength = (pixels: number | undefined) => Math.min(MOST_PIXELS, (toPositive(pixels) ?? usualSize) * scale)
  return { x: toOffset(mark.x), y: toOffset(mark.y), width: toLength(mark.width), height: toLength(mark.height) }
}

function toPositive(value: number | null | undefined): number | null {
  return typeof value === 'number' && value > 0 && value < Infinity ? value : null
}

function toOffset(value: number | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(MOST_PIXELS, Math.max(0, value)) : 0
}
