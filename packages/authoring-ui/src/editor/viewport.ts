import { toScreen, type Box, type Viewport } from '@lectern/core/geometry'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pans the page under the canvas by screen pixels. */
export function panBy(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: viewport.x - dx / viewport.zoom, y: viewport.y - dy / viewport.zoom }
}

/** Pans the page just far enough to show a box of it. */
export function reveal(viewport: Viewport, box: Box, canvasSize: Size, marginPx: number): Viewport {
  const start = toScreen(viewport, box)
  const end = toScreen(viewport, { x: box.x + box.width, y: box.y + box.height })
  return panBy(
    viewport,
    shift(start.x, end.x, marginPx, canvasSize.width - marginPx),
    shift(start.y, end.y, marginPx, canvasSize.height - marginPx),
  )
}

function shift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start
  if (end > high) return Math.max(high - end, low - start)
  return 0
}

/** Returns the part of the page that the canvas shows. */
export function visibleBox({ x, y, zoom }: Viewport, canvas: Size): Box {
  return { x, y, width: canvas.width / zoom, height: canvas.height / zoom }
}
