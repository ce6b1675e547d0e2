import type { Point } from '../geometry/geometry-types'
import type { PageCorners } from './photograph-plan'

/** Pixels; a shorter side is a slip of the hand. */
const MIN_SIDE = 16
/** Sine of the sharpest corner, about 15 degrees. A sharper one would stretch a few pixels over half of the page. */
const MIN_SINE = 0.25

/**
 * Returns true if the corners enclose a page that can be straightened: a convex quadrilateral, clockwise, with sides of at
 * least 16 pixels and no corner that is nearly flat.
 *
 * @example
 * isUsablePage(cornersOfImage({ width: 30, height: 40 })) // => true
 */
export function isUsablePage(corners: PageCorners): boolean {
  return corners.every((corner, index) => {
    const before = corners[(index + 3) % 4]
    const after = corners[(index + 1) % 4]
    if (before === undefined || after === undefined) return false
    const [to, from] = [vector(corner, after), vector(before, corner)]
    const lengths = Math.hypot(to.x, to.y) * Math.hypot(from.x, from.y)
    const sine = (from.x * to.y - from.y * to.x) / lengths
    return Math.hypot(to.x, to.y) >= MIN_SIDE && sine >= MIN_SINE
  })
}

function vector(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}
