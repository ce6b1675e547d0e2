import type { PageCorners } from './photograph-plan'

/**
 * Turns a page clockwise: the same corners, named from another one.
 *
 * @param quarterTurns number of turns by 90 degrees; negative ones turn back
 * @example
 * turnCorners(cornersOfImage({ width: 30, height: 40 }), 1)[0] // => { x: 0, y: 40 }
 */
export function turnCorners(corners: PageCorners, quarterTurns: number): PageCorners {
  const [a, b, c, d] = corners
  switch (((Math.round(quarterTurns) % 4) + 4) % 4) {
    case 1:
      return [d, a, b, c]
    case 2:
      return [c, d, a, b]
    case 3:
      return [b, c, d, a]
    default:
      return corners
  }
}
