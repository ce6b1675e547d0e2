import type { Point } from '@lectern/core/geometry'
import { isUsablePage, type ImageSize, type PageCorners } from '@lectern/core/page-photographs'

/** Moves one corner of a page, no further than the edge of the photograph; not where the page would be folded. */
export function moveCorner(corners: PageCorners, index: number, to: Point, photograph: ImageSize): PageCorners {
  const corner: Point = {
    x: Math.min(photograph.width, Math.max(0, to.x)),
    y: Math.min(photograph.height, Math.max(0, to.y)),
  }
  const [a, b, c, d] = corners.map((own, ownIndex) => (ownIndex === index ? corner : own))
  if (!a || !b || !c || !d) return corners
  const moved: PageCorners = [a, b, c, d]
  return isUsablePage(moved) ? moved : corners
}
