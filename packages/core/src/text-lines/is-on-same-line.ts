import type { Box } from '../types'
import { hasArea } from './has-area'

/** Boxes are on one line if they share at least this part of the smaller box's height. */
const MIN_SHARED_HEIGHT = 0.5

/**
 * Returns true if two boxes are on one line of text. A box without area, or with numbers that are not finite, counts as on it.
 */
export function isOnSameLine(a: Box, b: Box): boolean {
  if (!hasArea(a) || !hasArea(b)) return true
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared >= MIN_SHARED_HEIGHT * Math.min(a.height, b.height)
}
