import { findPageNumbers } from '../page-layout/find-page-number'
import { countGraphemes } from '../text/split-graphemes'
import type { Rect } from '../types'
import { isTimed } from './is-timed'

/** Rects without times that follow one another in reading order, by index. */
export interface UntimedRun {
  indices: number[]
  letters: number[]
}

/** The runs of rects that carry text and need times; the page's number needs none. */
export function findUntimedRuns(rects: readonly Rect[]): UntimedRun[] {
  const runs: UntimedRun[] = []
  let run: UntimedRun | null = null
  const pageNumbers = findPageNumbers(rects)
  for (const [index, rect] of rects.entries()) {
    if (isTimed(rect)) {
      run = null
      continue
    }
    if (pageNumbers.includes(rect)) continue
    const letters = countGraphemes(rect.word?.trim() ?? '')
    if (letters === 0) continue
    if (run === null) runs.push((run = { indices: [], letters: [] }))
    run.indices.push(index)
    run.letters.push(letters)
  }
  return runs
}
