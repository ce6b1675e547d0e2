import type { Rect } from '@lectern/core/geometry'
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
  return {
    words,
    rects,
    timed: countTimed(rects),
    doubtful: words.filter((placed) => (placed.rect.confidence ?? 1) < doubtfulConfidence),
  }
}
