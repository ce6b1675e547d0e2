import { requireList } from '../../arrays/require-list'
import { elementAt } from '../../arrays/element-at'
import { median } from '../../arrays/median'
import { wordOf } from '../../text-lines/word-of'
import { countGraphemes } from '../../text/characters/split-graphemes'
import type { Rect } from '../../types'
import { sum } from '../timing/sum'
import { splitInterval } from '../timing/split-interval'
import { findSharedStarts } from './find-shared-starts'
import { findUntimedRuns, type UntimedRun } from './find-untimed-runs'
import { isTimed, durationOf } from '../timing/is-timed'
import { MIN_WORD_SECONDS } from '../timing/time-tolerances'
import { shortenNeighbour, type TimedNeighbour } from './shorten-neighbour'

/** Seconds per letter if no timed word of the page gives a pace: fifteen letters a second. */
const DEFAULT_PACE = 1 / 15

/**
 * Estimates times for rects that have text but no usable times, in proportion to their letters (graphemes). Between two timed
 * rects they fill the gap; before the first and after the last they extend to `start` and `end`, or at the page's own pace if
 * those are not given or not finite. Seconds from 0; rects in reading order. The page number stays untimed. New times are
 * marked 'estimated', lie within the bounds, never overlap and last at least 1 ms. If two timed rects leave no room, the
 * longer one is shortened unless it was timed by hand; otherwise timed rects stay as they are. A page without any time or
 * bound is returned unchanged, as are rects between times or bounds that run backwards.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat' },
 *   { id: 'c', x: 100, y: 0, width: 60, height: 20, word: 'slept.', startTime: 1.5, endTime: 2 },
 * ]
 * const [the, cat] = fillTimingGaps(rects)
 * cat // => { ...rects[1], startTime: 1, endTime: 1.5, timing: { source: 'estimated' } }
 * the === rects[0] // => true
 */
export function fillTimingGaps<R extends Rect>(
  rects: readonly R[],
  o: { start?: number; end?: number } = {},
): (R & Rect)[] {
  requireList(rects, 'rects')
  const filled: (R & Rect)[] = [...rects]
  const pace = findPace(rects)
  const [start, end] = [o.start, o.end].map((bound) => (Number.isFinite(bound) ? bound : undefined))
  if (start === undefined && end === undefined && !rects.some(isTimed)) return filled
  const isShared = findSharedStarts(rects)
  for (const run of findUntimedRuns(rects)) fillRun(filled, run, { start, end, pace, isShared })
  return filled
}

interface FillOptions {
  start: number | undefined
  end: number | undefined
  /** Seconds per letter. */
  pace: number
  isShared: (rect: Rect) => boolean
}

function fillRun(rects: Rect[], run: UntimedRun, o: FillOptions): void {
  const before = findTimed(rects, elementAt(run.indices, 0) - 1, -1)
  const after = findTimed(rects, elementAt(run.indices, run.indices.length - 1) + 1, 1)
  const letters = sum(run.letters)
  const needed = run.indices.length * MIN_WORD_SECONDS
  const spoken = Math.max(needed, letters * o.pace)
  let to = Math.min(o.end ?? Infinity, after?.rect.startTime ?? Infinity)
  const { start = before === null ? to - spoken : 0 } = o
  let from = Math.max(0, start, before?.rect.endTime ?? 0)
  if (!Number.isFinite(to)) to = from + spoken
  const missing = needed - (to - from)
  if (missing > 0) {
    const shortened = shortenNeighbour(rects, [before, after], { missing, isShared: o.isShared })
    if (shortened === null) return
    if (shortened === before) from -= missing
    else to += missing
  }
  for (const [at, [startTime, endTime]] of splitInterval(from, to, run.letters).entries()) {
    const index = elementAt(run.indices, at)
    rects[index] = { ...elementAt(rects, index), startTime, endTime, timing: { source: 'estimated' } }
  }
}

function findTimed<R extends Rect>(rects: readonly R[], from: number, step: 1 | -1): TimedNeighbour<R> | null {
  for (let index = from; index >= 0 && index < rects.length; index += step) {
    const rect = rects[index]
    if (rect !== undefined && isTimed(rect)) return { index, rect }
  }
  return null
}

/** Returns the median of seconds per letter of the page's timed words. */
function findPace(rects: readonly Rect[]): number {
  const paces: number[] = []
  for (const rect of rects) {
    if (rect.sentenceId !== undefined || !isTimed(rect)) continue
    const letters = countGraphemes(wordOf(rect))
    if (letters > 0) paces.push(durationOf(rect) / letters)
  }
  return median(paces, DEFAULT_PACE)
}
