/** Steeper than about 30 degrees is a scroll. */
const STEEPEST = 0.58

/** Tells if a finger that moved by so many pixels swipes; otherwise it scrolls. */
export function isSideways(dx: number, dy: number): boolean {
  return Math.abs(dy) <= Math.abs(dx) * STEEPEST
}
