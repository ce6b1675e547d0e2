import type { Raster } from './raster.ts'

/** How far a picture may be from the accepted one before somebody has to look at it. */
export interface Tolerance {
  /** A pixel counts as changed when its red, green or blue differs by more than this, of 255. */
  readonly step: number
  /** So many changed pixels are let pass, whatever the size of the picture. */
  readonly pixels: number
}

export type Comparison =
  | { readonly kind: 'same'; readonly changed: number }
  | { readonly kind: 'resized'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'changed'; readonly changed: number; readonly furthest: number; readonly mask: Uint8Array }

/**
 * Compares two pictures pixel by pixel.
 *
 * @returns for a changed picture a mask with one byte a pixel, 1 where it is changed
 */
export function compareRasters(expected: Raster, actual: Raster, tolerance: Tolerance): Comparison {
  if (expected.width !== actual.width || expected.height !== actual.height) {
    return { kind: 'resized', expected: sizeOf(expected), actual: sizeOf(actual) }
  }
  const mask = new Uint8Array(expected.width * expected.height)
  let changed = 0
  let furthest = 0
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const distance = Math.max(
      distanceAt(expected, actual, 3 * pixel),
      distanceAt(expected, actual, 3 * pixel + 1),
      distanceAt(expected, actual, 3 * pixel + 2),
    )
    if (distance <= tolerance.step) continue
    mask[pixel] = 1
    changed += 1
    furthest = Math.max(furthest, distance)
  }
  return changed <= tolerance.pixels ? { kind: 'same', changed } : { kind: 'changed', changed, furthest, mask }
}

function distanceAt(expected: Raster, actual: Raster, byte: number): number {
  return Math.abs((expected.rgb[byte] ?? 0) - (actual.rgb[byte] ?? 0))
}

function sizeOf({ width, height }: Raster): string {
  return `${width} × ${height}`
}
