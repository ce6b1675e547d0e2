import type { Box } from '../types'

/**
 * Rounds a rect to whole page-image pixels: x, y, width and height half up, width and height to at least 1. All other fields
 * are kept.
 * @throws RangeError if one of the four is not a finite number
 *
 * @example
 * roundRect({ x: 10.5, y: 20.2, width: 0.3, height: 9.8 }) // => { x: 11, y: 20, width: 1, height: 10 }
 */
export function roundRect<R extends Box>(rect: R): R {
  const { x, y, width, height } = rect
  if (![x, y, width, height].every(Number.isFinite)) {
    throw new RangeError(`A rect needs four finite numbers, not x ${x}, y ${y}, width ${width}, height ${height}.`)
  }
  return {
    ...rect,
    x: roundHalfUp(x),
    y: roundHalfUp(y),
    width: Math.max(1, roundHalfUp(width)),
    height: Math.max(1, roundHalfUp(height)),
  }
}

/** Adds 0 to remove the negative zero that Math.round may return. */
function roundHalfUp(value: number): number {
  return Math.round(value) + 0
}
