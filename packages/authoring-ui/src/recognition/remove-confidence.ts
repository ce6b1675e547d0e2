import type { Rect } from '@lectern/core/geometry'

/** Returns the rect without its confidence: a word that the author has checked is no longer doubtful. */
export function removeConfidence({ confidence: _confidence, ...rect }: Rect): Rect {
  return rect
}
