import type { Box, Point } from '@lectern/core/geometry'

/** Smallest difference that is seen, in pixels of the page: coordinates are sums of numbers that are not exact. */
const tolerance = 1e-6

/** Returns how far all boxes have moved together, or null if they are others, or one has another size or way. */
export function findCommonMove(before: readonly Box[], after: readonly Box[]): Point | null {
  const [from, to] = [before[0], after[0]]
  if (before.length !== after.length || from === undefined || to === undefined) return null
  const move = { x: to.x - from.x, y: to.y - from.y }
  const hasMoved = (box: Box, at: number) => {
    const now = after[at]
    return (
      now !== undefined &&
      now.width === box.width &&
      now.height === box.height &&
      Math.abs(now.x - box.x - move.x) < tolerance &&
      Math.abs(now.y - box.y - move.y) < tolerance
    )
  }
  return before.every(hasMoved) ? move : null
}
