import { usualMarkPixels } from '@lectern/core/book'
import { roundRect, type Box } from '@lectern/core/geometry'
import type { MarkRect } from './page-mark'

/** Returns a new trigger with the given box. `id` becomes the id of the trigger. */
export function createTriggerRect(box: Box, id: string): MarkRect {
  const { x, y, width, height } = roundRect(box)
  const fields = { id, x, y, width, height }
  return { id: `trigger-${id}`, x, y, width, height, mark: { kind: 'trigger', fields } }
}

/** Returns a new coaching point in the middle of a box. `id` becomes the id of the coaching point. */
export function createPointRect(box: Box, id: string): MarkRect {
  const x = Math.max(0, Math.round(box.x + (box.width - usualMarkPixels) / 2))
  const y = Math.max(0, Math.round(box.y + (box.height - usualMarkPixels) / 2))
  const place = { x, y, width: usualMarkPixels, height: usualMarkPixels }
  return { id: `point-${id}`, ...place, mark: { kind: 'point', fields: { id, x, y } } }
}

/** Side of a new mark as a fraction of the shorter side of the page. */
const newMarkFraction = 0.16

/** Returns the box of a new mark in the middle of the visible part of the page, clear of the marks that lie there. */
export function placeNewMark(
  seen: Box,
  page: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Box {
  const side = Math.max(usualMarkPixels, Math.round(Math.min(page.width, page.height) * newMarkFraction))
  const place = (offset: number): Box => ({
    x: clamp(seen.x + (seen.width - side) / 2 + offset, page.width - side),
    y: clamp(seen.y + (seen.height - side) / 2 + offset, page.height - side),
    width: side,
    height: side,
  })
  const step = Math.round(side / 3)
  for (let tries = 0; tries < taken.length; tries++) {
    const box = place(tries * step)
    if (!taken.some((other) => Math.abs(other.x - box.x) < step && Math.abs(other.y - box.y) < step)) return box
  }
  return place(taken.length * step)
}

function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, most)))
}
