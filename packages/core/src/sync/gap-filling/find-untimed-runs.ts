import { findPageNumberRects } from '../../text-lines/page-numbers/find-page-number'
import { wordOf } from '../../text-lines/word-of'
import { countGraphemes } from '../../text/characters/split-graphemes'
import type { Rect } from '../../types'
import { isTimed } from '../timing/is-timed'

/** Consecutive rects without times, by index in reading order, with the letters of each. */
export interface UntimedRun {
  indices: number[]
  letters: number[]
}

/** Finds the runs of rects that have text but no times. The page number needs none. */
export function findUntimedRuns(rects: readonly Rect[]): UntimedRun[] {
  const runs: UntimedRun[] = []
  let run: UntimedRun | null = null
  const pageNumbers = findPageNumberRects(rects)
  for (const [index, rect] of rects.entries()) {
    if (isTimed(rect)) {
      run = null
      continue
    }
    if (pageNumbers.includes(rect)) continue
    const letters = countGraphemes(wordOf(rect))
    if (letters === 0) continue
    if (run === null) runs.push((run = { indices: [], letters: [] }))
    run.indices.push(index)
    run.letters.push(letters)
  }
  return runs
}
