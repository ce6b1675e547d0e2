import type { Point, Viewport } from '@lectern/core/geometry'
import { toScreen } from '@lectern/core/geometry'
import type { PlacedRect } from '../editor/placed-rect'

/** Distance within which a number is met, in screen pixels. */
const reachPx = 14

/** Returns the word whose number lies nearest to a point of the screen, or the smallest word under it; null for none. */
export function findDropTarget(words: readonly PlacedRect[], viewport: Viewport, at: Point): PlacedRect | null {
  let best: PlacedRect | null = null
  let bestDistance = reachPx
  for (const word of words) {
    const corner = toScreen(viewport, word.rect)
    const distance = Math.hypot(corner.x - at.x, corner.y - at.y)
    if (distance < bestDistance) {
      best = word
      bestDistance = distance
    }
  }
  if (best !== null) return best
  let bestArea = Infinity
  for (const word of words) {
    const { x, y } = toScreen(viewport, word.rect)
    const width = word.rect.width * viewport.zoom
    const height = word.rect.height * viewport.zoom
    const isInside = at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
    if (isInside && width * height < bestArea) {
      best = word
      bestArea = width * height
    }
  }
  return best
}
