import { countTimed, type TimedCount } from '@lectern/core/pipeline'
import type { Rect } from '@lectern/core/geometry'
import type { PlacedRect } from '../editor/placed-rect'
import { isDoubtfulWord } from '../recognition/is-doubtful-word'

export interface PageWordFacts {
  readonly words: readonly PlacedRect[]
  readonly rects: readonly Rect[]
  readonly timed: TimedCount
  /** Words whose recognition is uncertain. */
  readonly doubtful: readonly PlacedRect[]
}

/** Derives the facts that the desk shows about the words of a page. */
export function readPageWords(words: readonly PlacedRect[]): PageWordFacts {
  const rects = words.map((placed) => placed.rect)
  return {
    words,
    rects,
    timed: countTimed(rects),
    doubtful: words.filter(({ rect }) => isDoubtfulWord(rect)),
  }
}
