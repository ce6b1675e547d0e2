import { findPageNumberRects } from '../../text-lines/page-numbers/find-page-number'
import type { Issue, Rect } from '../../types'
import { ROUNDING_SECONDS, MIN_WORD_SECONDS } from './time-tolerances'
import { sharesSentenceTiming } from './shares-sentence-timing'

/**
 * Lists the faults in the times of rects in reading order, each with the rect's id and index: 'missing' (the page number
 * needs no times), 'not-finite', 'inverted' (ends before it starts), 'too-short' (under 1 ms), 'overlap' (starts before an
 * earlier rect has ended; rects of one sentence may share their times) and 'beyond-end' (outside the audio: after `duration`,
 * or before 0). Seconds. Returns an empty list if there are none.
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
  const pageNumbers = findPageNumberRects(rects)
  let latest: { rect: Rect; end: number } | null = null
  for (const [index, rect] of rects.entries()) {
    const { id, startTime: start, endTime: end } = rect
    const name = rect.word === undefined || rect.word === '' ? `Rect ${index + 1}` : `"${rect.word}"`
    const report = (code: string, fault: string): unknown =>
      issues.push({ code, message: `${name} ${fault}`, id, index })
    if (start === undefined || end === undefined) {
      if (pageNumbers.includes(rect)) continue
      report('missing', `has no ${start === undefined ? 'start' : 'end'} time: sync the page or set the time`)
      continue
    }
    if (!Number.isFinite(start) || !Number.isFinite(end)) {
      report('not-finite', `has times ${start} and ${end}, which are not both numbers: set them again`)
      continue
    }
    if (end < start) report('inverted', `ends at ${end} s, before it starts at ${start} s`)
    else if (end - start < MIN_WORD_SECONDS - ROUNDING_SECONDS)
      report('too-short', `lasts ${end - start} s, less than the minimum of 0.001 s`)
    if (Math.min(start, end) < -ROUNDING_SECONDS) report('beyond-end', `starts at ${start} s, before the audio starts`)
    if (o.duration !== undefined && Math.max(start, end) > o.duration + ROUNDING_SECONDS)
      report('beyond-end', `ends at ${end} s, but the audio ends at ${o.duration} s`)
    if (latest !== null && start < latest.end - ROUNDING_SECONDS && !sharesSentenceTiming(rect, latest.rect))
      report('overlap', `starts at ${start} s, before "${latest.rect.word ?? latest.rect.id}" ends at ${latest.end} s`)
    if (latest === null || end > latest.end) latest = { rect, end }
  }
  return issues
}
