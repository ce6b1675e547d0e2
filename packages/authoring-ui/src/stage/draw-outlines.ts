import type { Box } from '@lectern/core/geometry'
import type { Graphics } from 'pixi.js'
import { frameAround } from './frame-around'
import type { RectTone } from './rect-tone'
import type { StagePalette } from './stage-palette'

/** With more rects in sight than this their frames would be a fog: the fills alone are drawn. */
const mostOutlines = 1500

/** A hairline around every rect in sight: its width, its distance and its roundness are the screen's, whatever the zoom. */
export function drawOutlines(
  graphics: Graphics,
  rects: readonly { readonly box: Box; readonly tone: RectTone }[],
  zoom: number,
  palette: StagePalette,
): void {
  graphics.clear()
  if (rects.length > mostOutlines) return
  for (const tone of ['rect', 'timed', 'doubtful'] as const) {
    const own = rects.filter((rect) => rect.tone === tone)
    for (const { box } of own) {
      const { x, y, width, height, radius } = frameAround(box, zoom)
      graphics.roundRect(x, y, width, height, radius)
    }
    if (own.length > 0) graphics.stroke({ color: palette[tone], width: 1 / zoom, alpha: 0.75 })
  }
}
