import type { Rect } from '@lectern/core/geometry'
import { findPageNumber } from '@lectern/core/page-layout'
import type { PlacedRect } from '../editor/placed-rect'
import { doubtfulConfidence } from '../stage/rect-tone'
import { countTimed, type TimedCount } from '../syncing/count-timed'

export interface PageWordFacts {
  readonly words: readonly PlacedRect[]
  readonly rects: readonly Rect[]
  readonly timed: TimedCount
  readonly doubtful: readonly PlacedRect[]
}

/** What the desk says of the words of a page. */
export function readPageWords(words: readonly PlacedRect[]): PageWordFacts {
  const rects = words.map((placed) => placed.rect)
  // Nobody speaks the number of a page: it is no word that waits for a time.
  const pageNumber = findPageNumber(rects)
  return {
    words,
    rects,
    timed: countTimed(rects.filter((rect) => rect !== pageNumber)),
    doubtful: words.filter((placed) => (placed.rect.confidence ?? 1) < doubtfulConfidence),
  }
}
