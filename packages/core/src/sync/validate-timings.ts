import { findPageNumbers } from '../page-layout/find-page-number'
import type { Issue, Rect } from '../types'
import { ROUNDING_SECONDS, SHORTEST_WORD_SECONDS } from './least-times'
import { sharesTime } from './shares-time'

/**
 * What is wrong with the times of rects in reading order, one issue a fault, with the rect's id and index: 'missing' (the
 * page's number needs none), 'not-finite', 'inverted' (the end before the start), 'too-short' (under 1 ms), 'overlap' (begins
 * before an earlier rect has ended; the rects of one sentence share their time) and 'beyond-end' (outside of the audio: after
 * `duration`, or before 0). Seconds. Empty when none of these is found.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat', startTime: 0.9, endTime: 2 },
 * ]
 * const [overlap] = validateTimings(rects, { duration: 10 })
 * overlap // => { code: 'overlap', message: '"cat" starts at 0.9 s, before "The" ends at 1 s', id: 'b', index: 1 }
 * validateTimings(rects.slice(0, 1)) // => []
 */
export function validateTimings(rects: Rect[], o: { duration?: number } = {}): Issue[] {
  const issues: Issue[] = []
  const pageNumbers = findPageNumbers(rects)
  let latest: { rect: Rect; end: number } | null = null
  for (const [index, rect] of rects.entries()) {
    const { id, startTime: start, endTime: end } = rect
    const name = rect.word === undefined || rect.word === '' ? `Rect ${index + 1}` : `"${rect.word}"`
    const report = (code: string, fault: string): unknown =>
      issues.push({ code, message: `${name} ${fault}`, id, index })
    if (start === undefined || end === undefined) {
      if (pageNumbers.includes(rect)) continue
      report('missing', `has no ${start === undefined ? 'start' : 'end'} time: sync the page, or set it`)
      continue
    }
    if (!Number.isFinite(start) || !Number.isFinite(end)) {
      report('not-finite', `runs from ${start} to ${end}: set its times anew`)
      continue
    }
    if (end < start) report('inverted', `ends at ${end} s, before it starts at ${start} s`)
    else if (end - start < SHORTEST_WORD_SECONDS - ROUNDING_SECONDS)
      report('too-short', `lasts ${end - start} s: 0.001 s is the least`)
    if (Math.min(start, end) < -ROUNDING_SECONDS) report('beyond-end', `starts at ${start} s, before the audio does`)
    if (o.duration !== undefined && Math.max(start, end) > o.duration + ROUNDING_SECONDS)
      report('beyond-end', `ends at ${end} s, but the audio at ${o.duration} s`)
    if (latest !== null && start < latest.end - ROUNDING_SECONDS && !sharesTime(rect, latest.rect))
      report('overlap', `starts at ${start} s, before "${latest.rect.word ?? latest.rect.id}" ends at ${latest.end} s`)
    if (latest === null || end > latest.end) latest = { rect, end }
  }
  return issues
}
