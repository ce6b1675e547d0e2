/** A box in window pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Clear of the focus ring of the anchor. */
const gapPx = 8
const edgePx = 8

/**
 * Returns the position of a tooltip in window pixels: centred below its anchor, above when there is no room below, and
 * never beyond the window's edge.
 */
export function placeTooltip(
  anchor: Box,
  bubble: { readonly width: number; readonly height: number },
  viewport: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2
  const rightmost = Math.max(edgePx, viewport.width - bubble.width - edgePx)
  const below = anchor.top + anchor.height + gapPx
  const above = anchor.top - gapPx - bubble.height
  const fitsBelow = below + bubble.height + edgePx <= viewport.height
  return {
    left: Math.round(Math.min(Math.max(centred, edgePx), rightmost)),
    top: Math.round(fitsBelow || above < edgePx ? below : above),
  }
}
