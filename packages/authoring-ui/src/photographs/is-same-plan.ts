import type { PhotographPlan } from '@lectern/core/page-photographs'

/** Returns true if two plans make the same image. */
export function isSamePlan(a: PhotographPlan | null, b: PhotographPlan | null): boolean {
  if (a === null || b === null) return a === b
  const isSameFrame = a.corners.every(({ x, y }, index) => {
    const other = b.corners[index]
    return other !== undefined && Math.abs(other.x - x) < 0.5 && Math.abs(other.y - y) < 0.5
  })
  return isSameFrame && a.light === b.light && a.brightness === b.brightness
}
