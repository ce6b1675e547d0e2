import { findPageNumber } from '../page-layout/find-page-number'
import { countGraphemes } from '../text/split-graphemes'
import type { Rect } from '../types'
import { SHORTEST_WORD_SECONDS } from './shortest-word'
import { shareTime } from './share-time'
import { isTimed, type TimedRect } from './timed-rect'

/** Seconds a letter takes where nothing on the page tells: fifteen letters a second. */
const USUAL_PACE = 1 / 15

/** Rects without times that follow one another in reading order, by index. */
interface Run {
  indices: number[]
  letters: number[]
}

/**
 * Times the rects that carry text but no times (or none that run forward), but for the page's number, in proportion to their
 * letters (graphemes): between two timed rects in all the time there is, before the first and after the last up to `start`
 * and `end`, or at the page's own pace where those are not given. Seconds; rects in reading order. New times are marked
 * 'estimated', lie within the bounds, never overlap and last 1 ms at least. Timed rects stay as they are, but that where two
 * leave no room, the longer gives up the time needed unless it was timed by hand. A page without any time or bound is
 * answered as it was, as are rects between times or bounds that run backwards.
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
export function fillTimingGaps(rects: Rect[], o: { start?: number; end?: number } = {}): Rect[] {
  const filled = [...rects]
  const pace = findPace(rects)
  const hasBounds = o.start !== undefined || o.end !== undefined
  if (!hasBounds && !rects.some(isTimed)) return filled
  for (const run of findRuns(rects)) fillRun(filled, run, { ...o, pace })
  return filled
}

function findRuns(rects: readonly Rect[]): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  const pageNumber = findPageNumber(rects)
  for (const [index, rect] of rects.entries()) {
    if (isTimed(rect)) {
      run = null
      continue
    }
    if (rect === pageNumber) continue
    const letters = countGraphemes(rect.word?.trim() ?? '')
    if (letters === 0) continue
    if (run === null) runs.push((run = { indices: [], letters: [] }))
    run.indices.push(index)
    run.letters.push(letters)
  }
  return runs
}

function fillRun(rects: Rect[], run: Run, o: { start?: number; end?: number; pace: number }): void {
  const before = findTimed(rects, (run.indices[0] ?? 0) - 1, -1)
  const after = findTimed(rects, (run.indices.at(-1) ?? 0) + 1, 1)
  const letters = run.letters.reduce((sum, count) => sum + count, 0)
  const needed = run.indices.length * SHORTEST_WORD_SECONDS
  const spoken = Math.max(needed, letters * o.pace)
  const lowest = o.start ?? Number.NEGATIVE_INFINITY
  const highest = o.end ?? Number.POSITIVE_INFINITY
  let to = Math.min(highest, after?.rect.startTime ?? Number.POSITIVE_INFINITY)
  let from = Math.max(lowest, before?.rect.endTime ?? (o.start === undefined ? Math.max(0, to - spoken) : lowest))
  if (!Number.isFinite(from)) from = 0
  if (!Number.isFinite(to)) to = from + spoken
  const missing = needed - (to - from)
  if (missing > 0) {
    const room = makeRoom(rects, before, after, missing)
    if (room === null) return
    from -= room.before
    to += room.after
  }
  for (const [at, [startTime, endTime]] of shareTime(from, to, run.letters).entries()) {
    const index = run.indices[at] ?? -1
    const rect = rects[index]
    if (rect !== undefined) rects[index] = { ...rect, startTime, endTime, timing: { source: 'estimated' } }
  }
}

interface Neighbour {
  index: number
  rect: TimedRect
}

function findTimed(rects: readonly Rect[], from: number, step: 1 | -1): Neighbour | null {
  for (let index = from; index >= 0 && index < rects.length; index += step) {
    const rect = rects[index]
    if (rect !== undefined && isTimed(rect)) return { index, rect }
  }
  return null
}

/** Shortens the longer neighbour by the seconds missing; null when none can give them. */
function makeRoom(
  rects: Rect[],
  before: Neighbour | null,
  after: Neighbour | null,
  missing: number,
): { before: number; after: number } | null {
  if (before !== null && after !== null && after.rect.startTime < before.rect.endTime) return null
  const givesBefore = before !== null && canGive(rects, before, missing) ? duration(before.rect) : 0
  const givesAfter = after !== null && canGive(rects, after, missing) ? duration(after.rect) : 0
  if (before !== null && givesBefore > 0 && givesBefore >= givesAfter) {
    rects[before.index] = { ...before.rect, endTime: before.rect.endTime - missing }
    return { before: missing, after: 0 }
  }
  if (after !== null && givesAfter > 0) {
    rects[after.index] = { ...after.rect, startTime: after.rect.startTime + missing }
    return { before: 0, after: missing }
  }
  return null
}

/** Times set by hand, and those that a sentence's rects share, are not touched. */
function canGive(rects: readonly Rect[], { index, rect }: Neighbour, missing: number): boolean {
  const isShared =
    rect.sentenceId !== undefined &&
    rects.some(
      (other, at) => at !== index && other.sentenceId === rect.sentenceId && other.startTime === rect.startTime,
    )
  return !isShared && rect.timing?.source !== 'manual' && duration(rect) >= missing + SHORTEST_WORD_SECONDS
}

function duration(rect: TimedRect): number {
  return rect.endTime - rect.startTime
}

/** Seconds that the page's timed words take for a letter: the median. */
function findPace(rects: readonly Rect[]): number {
  const paces = rects.filter(isTimed).flatMap((rect) => {
    const letters = countGraphemes(rect.word?.trim() ?? '')
    return letters === 0 || rect.sentenceId !== undefined ? [] : [duration(rect) / letters]
  })
  return paces.toSorted((a, b) => a - b)[paces.length >> 1] ?? USUAL_PACE
}
