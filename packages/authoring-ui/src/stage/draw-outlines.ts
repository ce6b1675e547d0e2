import type { Box } from '@lectern/core/geometry'
import type { Graphics } from 'pixi.js'
import { frameAround } from './frame-around'
import type { RectTone } from './rect-tone'
import type { StagePalette } from './stage-palette'

/** With more visible rects than this, frames would blur the page: only fills are drawn. */
const maxOutlines = 1500

/** Draws a hairline around every visible rect, with width, distance and radius in screen pixels at any zoom. */
export function drawOutlines(
  graphics: Graphics,
  rects: readonly { readonly box: Box; readonly tone: RectTone }[],
  zoom: number,
  palette: StagePalette,
): void {
  graphics.clear()
  if (rects.length > maxOutlines) return
  for (const tone of ['rect', 'timed', 'doubtful'] as const) {
    const own = rects.filter((rect) => rect.tone === tone)
    for (const { box } of own) {
      const { x, y, width, height, radius } = frameAround(box, zoom)
      graphics.roundRect(x, y, width, height, radius)
    }
    if (own.length > 0) graphics.stroke({ color: palette[tone], width: 1 / zoom, alpha: 0.75 })
  }
}
