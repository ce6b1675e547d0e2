import type { Box } from '@lectern/core/geometry'

/** Screen pixels between a word's rect and its frame. */
const paddingPx = 2.5
const radiusPx = 3

/** Returns the frame of a word in page-image pixels, at a fixed screen distance so that it never cuts through letters. */
export function frameAround(box: Box, zoom: number): Box & { readonly radius: number } {
  const padding = paddingPx / zoom
  return {
    x: box.x - padding,
    y: box.y - padding,
    width: box.width + 2 * padding,
    height: box.height + 2 * padding,
    radius: radiusPx / zoom,
  }
}
