import type { Box } from '@lectern/core/geometry'
import type { Graphics } from 'pixi.js'
import { frameAround } from './frame-around'
import type { RectTone } from './rect-tone'
import type { StagePalette } from './stage-palette'

/** With more rects on the screen than this, frames would blur the page: only fills are drawn. */
const maxOutlines = 1500

/** Draws a hairline around every drawn rect, with width, distance and radius in screen pixels at any zoom. */
export function drawOutlines(
  graphics: Graphics,
  rects: readonly { readonly box: Box; readonly tone: RectTone }[],
  { seen, zoom }: { readonly seen: Box; readonly zoom: number },
  palette: StagePalette,
): void {
  graphics.clear()
  if (rects.filter(({ box }) => isOnScreen(box, seen)).length > maxOutlines) return
  for (const tone of ['rect', 'timed', 'doubtful'] as const) {
    const own = rects.filter((rect) => rect.tone === tone)
    for (const { box } of own) {
      const { x, y, width, height, radius } = frameAround(box, zoom)
      graphics.roundRect(x, y, width, height, radius)
    }
    if (own.length > 0) graphics.stroke({ color: palette[tone], width: 1 / zoom, alpha: 0.75 })
  }
}

function isOnScreen(box: Box, seen: Box): boolean {
  return (
    box.x < seen.x + seen.width &&
    seen.x < box.x + box.width &&
    box.y < seen.y + seen.height &&
    seen.y < box.y + box.height
  )
}
