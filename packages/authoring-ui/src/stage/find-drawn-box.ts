import { rectContains, type Box } from '@lectern/core/geometry'

/** Margin on each side, in widths or heights of what is seen. */
const margin = 0.25
/** A drawn part this many times larger than what is seen draws too much. */
const largest = 4

/**
 * Returns the part of the page whose rects are drawn: what is seen with a margin, so that few frames of a pan look for the rects
 * that come and go. It is the same object as before while that suffices.
 */
export function findDrawnBox(seen: Box, before: Box | null): Box {
  if (before !== null && rectContains(before, seen) && areaOf(before) <= largest * areaOf(seen)) return before
  const beside = { x: seen.width * margin, y: seen.height * margin }
  return {
    x: seen.x - beside.x,
    y: seen.y - beside.y,
    width: seen.width + 2 * beside.x,
    height: seen.height + 2 * beside.y,
  }
}

function areaOf({ width, height }: Box): number {
  return width * height
}
