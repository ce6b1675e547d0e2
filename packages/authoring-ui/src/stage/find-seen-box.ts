import type { Box, Viewport } from '@lectern/core/geometry'
import type { Size } from '../editor/viewport'

/** Returns the part of the page that a canvas shows, in page-image pixels. */
export function findSeenBox({ x, y, zoom }: Viewport, canvasSize: Size): Box {
  return { x, y, width: canvasSize.width / zoom, height: canvasSize.height / zoom }
}
