import type { Point } from '../geometry/geometry-types'
import type { ImageSize, PageCorners } from './photograph-plan'

/**
 * Returns the size of the page once it is straight, in whole pixels: the mean length of its opposite sides.
 *
 * @example
 * measurePage(cornersOfImage({ width: 30, height: 40 })) // => { width: 30, height: 40 }
 */
export function measurePage([topLeft, topRight, bottomRight, bottomLeft]: PageCorners): ImageSize {
  return {
    width: meanLength(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    height: meanLength(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function meanLength(one: number, other: number): number {
  return Math.max(1, Math.round((one + other) / 2))
}
