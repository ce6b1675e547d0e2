import type { Box } from '../types'
import { hasArea } from './has-area'

/** Boxes whose shared height is at least this share of the lower one stand on one line. */
const SHARED_HEIGHT = 0.5

/** Whether two boxes stand on one line of text. One without area, or not of finite numbers, tells nothing else: it does. */
export function standsBeside(a: Box, b: Box): boolean {
  if (!hasArea(a) || !hasArea(b)) return true
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared >= SHARED_HEIGHT * Math.min(a.height, b.height)
}
