import type { Point } from '@lectern/core/geometry'
import type { Box } from '@lectern/core/page-layout'

export interface PopupRoom {
  /** Size of the popup. */
  readonly size: { readonly width: number; readonly height: number }
  /** The popup stays in these bounds if it fits. */
  readonly bounds: Box
  /** The mark or word of the popup; null if it is not on this screen. */
  readonly anchor: Box | null
  /** Must stay visible before anything else: the highlighted words. null without any. */
  readonly avoid: Box | null
  /** The corner of the popup; null before it is placed. */
  readonly current: Point | null
}

/** Distance from the anchor and the words, in CSS pixels. */
const GAP = 8

/**
 * Returns the upper left corner of a popup, in the coordinates of its bounds. It covers no highlighted words if there is room
 * anywhere, then as little of its anchor as it can, and is near the anchor. It stays where it is while it covers no words.
 */
export function placePopup({ size, bounds, anchor, avoid, current }: PopupRoom): Point {
  const clamp = (point: Point): Point => ({
    x: Math.max(bounds.x, Math.min(point.x, bounds.x + bounds.width - size.width)),
    y: Math.max(bounds.y, Math.min(point.y, bounds.y + bounds.height - size.height)),
  })
  const covers = (point: Point, box: Box | null) => (box === null ? 0 : overlap({ ...point, ...size }, box))
  if (current !== null) {
    const kept = clamp(current)
    if (covers(kept, avoid) === 0) return kept
  }
  const target = anchor ?? bounds
  const wanted = [...beside(target, size), ...(avoid === null ? [] : beside(avoid, size)), ...corners(bounds)]
  const distance = ({ x, y }: Point) =>
    Math.hypot(x + size.width / 2 - (target.x + target.width / 2), y + size.height / 2 - (target.y + target.height / 2))
  const [best] = wanted
    .map(clamp)
    .map((point) => ({ point, costs: [covers(point, avoid), covers(point, anchor), distance(point)] as const }))
    .toSorted((a, b) => a.costs[0] - b.costs[0] || a.costs[1] - b.costs[1] || a.costs[2] - b.costs[2])
  return best?.point ?? clamp(bounds)
}

/** Lists the places at the four sides of a box: centred on it, and aligned with its corners. */
function beside({ x, y, width, height }: Box, size: PopupRoom['size']): Point[] {
  const across = [x + width / 2 - size.width / 2, x, x + width - size.width]
  const down = [y + height / 2 - size.height / 2, y, y + height - size.height]
  return [
    ...down.flatMap((top) => [
      { x: x + width + GAP, y: top },
      { x: x - size.width - GAP, y: top },
    ]),
    ...across.flatMap((left) => [
      { x: left, y: y + height + GAP },
      { x: left, y: y - size.height - GAP },
    ]),
    // Without a gap, where there is just enough room.
    { x: x + width, y },
    { x: x - size.width, y },
    { x, y: y + height },
    { x, y: y - size.height },
  ]
}

/** Lists the corners of a box; places are moved inside later. */
function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x: x + width, y },
    { x, y },
  ]
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}
