import { usualMarkPixels } from '@lectern/core/book'
import type { Box } from '@lectern/core/geometry'

/** Side of a new mark as a fraction of the shorter side of the page. */
const newMarkFraction = 0.16
/** Free places are looked for in so many rings around the middle. */
const RINGS = 6

interface PageSize {
  readonly width: number
  readonly height: number
}

/**
 * Returns the box of a new mark on the page: the place nearest to the middle of the visible part that is clear of other marks,
 * in the visible part if there is one. On a full page it lies beside the middle, so that new marks do not hide each other.
 */
export function placeNewMark(seen: Box, page: PageSize, taken: readonly Box[]): Box {
  const side = Math.max(usualMarkPixels, Math.round(Math.min(page.width, page.height) * newMarkFraction))
  const step = Math.round(side * 1.25)
  const place = (right: number, down: number): Box => ({
    x: clamp(seen.x + (seen.width - side) / 2 + right, page.width - side),
    y: clamp(seen.y + (seen.height - side) / 2 + down, page.height - side),
    width: side,
    height: side,
  })
  const free = listRings(RINGS)
    .map(({ right, down }) => place(right * step, down * step))
    .filter((box) => !taken.some((other) => overlaps(box, other)))
  const offset = taken.length * Math.round(side / 3)
  return free.find((box) => contains(seen, box)) ?? free[0] ?? place(offset, offset)
}

/** Lists the places of a grid by rings around its middle, the nearest of each ring first. */
function listRings(count: number): readonly { readonly right: number; readonly down: number }[] {
  const steps = Array.from({ length: 2 * count + 1 }, (_, index) => index - count)
  const ring = (place: { readonly right: number; readonly down: number }) =>
    Math.max(Math.abs(place.right), Math.abs(place.down))
  const way = (place: { readonly right: number; readonly down: number }) => Math.hypot(place.right, place.down)
  return steps
    .flatMap((down) => steps.map((right) => ({ right, down })))
    .toSorted((a, b) => ring(a) - ring(b) || way(a) - way(b))
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, most)))
}
