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
