import type { ImageSize, PageCorners } from './photograph-plan'

/**
 * Returns the corners of a photograph that is all page.
 *
 * @example
 * cornersOfImage({ width: 30, height: 40 })[2] // => { x: 30, y: 40 }
 */
export function cornersOfImage({ width, height }: ImageSize): PageCorners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}
