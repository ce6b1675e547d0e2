import { countGraphemes } from '../text/split-graphemes'
import type { Rect } from '../types'
import { addUp } from './add-up'
import { cutByLetters } from './cut-by-letters'
import { findSharedTimes } from './find-shared-times'
import { findUntimedRuns, type UntimedRun } from './find-untimed-runs'
import { isTimed, lengthSeconds } from './is-timed'
import { SHORTEST_WORD_SECONDS } from './least-times'
import { makeRoom, type TimedNeighbour } from './make-room'

/** Seconds a letter takes where nothing on the page tells: fifteen letters a second. */
const USUAL_PACE = 1 / 15

/**
 * Times the rects that carry text but no times (or none that run forward), but for the page's number, in proportion to their
 * letters (graphemes): between two timed rects in all the time there is, before the first and after the last up to `start`
 * and `end`, or at the page's own pace where those are not given or not finite. Seconds, from 0 on; rects in reading order.
 * New times are marked 'estimated', lie within the bounds, never overlap and last 1 ms at least. Timed rects stay as they
 * are, but that where two leave no room, the longer gives up the time needed unless it was timed by hand. A page without any
 * time or bound is answered as it was, as are rects between times or bounds that run backwards.
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
  const filled: (R & Rect)[] = [...rects]
  const pace = findPace(rects)
  const [start, end] = [o.start, o.end].map((bound) => (Number.isFinite(bound) ? bound : undefined))
  if (start === undefined && end === undefined && !rects.some(isTimed)) return filled
  const isShared = findSharedTimes(rects)
  for (const run of findUntimedRuns(rects)) fillRun(filled, run, { start, end, pace, isShared })
  return filled
}

interface Filling {
  start: number | undefined
  end: number | undefined
  pace: number
  isShared: (rect: Rect) => boolean
}

function fillRun(rects: Rect[], run: UntimedRun, o: Filling): void {
  const before = findTimed(rects, (run.indices[0] ?? 0) - 1, -1)
  const after = findTimed(rects, (run.indices.at(-1) ?? 0) + 1, 1)
  const letters = addUp(run.letters)
  const needed = run.indices.length * SHORTEST_WORD_SECONDS
  const spoken = Math.max(needed, letters * o.pace)
  let to = Math.min(o.end ?? Infinity, after?.rect.startTime ?? Infinity)
  let from = Math.max(0, o.start ?? 0, before?.rect.endTime ?? (o.start === undefined ? to - spoken : 0))
  if (!Number.isFinite(to)) to = from + spoken
  const missing = needed - (to - from)
  if (missing > 0) {
    const giver = makeRoom(rects, [before, after], { missing, isShared: o.isShared })
    if (giver === null) return
    if (giver === before) from -= missing
    else to += missing
  }
  for (const [at, [startTime, endTime]] of cutByLetters(from, to, run.letters).entries()) {
    const index = run.indices[at] ?? -1
    const rect = rects[index]
    if (rect !== undefined) rects[index] = { ...rect, startTime, endTime, timing: { source: 'estimated' } }
  }
}

function findTimed<R extends Rect>(rects: readonly R[], from: number, step: 1 | -1): TimedNeighbour<R> | null {
  for (let index = from; index >= 0 && index < rects.length; index += step) {
    const rect = rects[index]
    if (rect !== undefined && isTimed(rect)) return { index, rect }
  }
  return null
}

/** Seconds that the page's timed words take for a letter: the median. */
function findPace(rects: readonly Rect[]): number {
  const paces = rects.filter(isTimed).flatMap((rect) => {
    const letters = countGraphemes(rect.word?.trim() ?? '')
    return letters === 0 || rect.sentenceId !== undefined ? [] : [lengthSeconds(rect) / letters]
  })
  return paces.toSorted((a, b) => a - b)[paces.length >> 1] ?? USUAL_PACE
}
