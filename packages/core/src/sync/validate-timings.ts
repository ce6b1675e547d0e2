import { findPageNumber } from '../page-layout/find-page-number'
import type { Issue, Rect } from '../types'
import { SHORTEST_WORD_SECONDS } from './clean-timed-words'

/** Seconds below which times count as equal: the error that adding and dividing them leaves. */
const ROUNDING_SECONDS = 1e-6

/**
 * What is wrong with the times of rects in reading order, one issue a fault: 'missing' (the page's number needs none), 'not-finite', 'inverted' (the end
 * before the start), 'too-short' (under 1 ms), 'overlap' (begins before an earlier rect has ended; the rects of one
 * sentence share their time) and 'beyond-end' (after `duration`). Seconds. Empty when the times can be played.
 */
export function validateTimings(rects: Rect[], o: { duration?: number } = {}): Issue[] {
  const issues: Issue[] = []
  const pageNumber = findPageNumber(rects)
  let latest: { rect: Rect; end: number } | null = null
  for (const [index, rect] of rects.entries()) {
    const { id, startTime: start, endTime: end } = rect
    const name = rect.word === undefined || rect.word === '' ? `Rect ${index + 1}` : `"${rect.word}"`
    const report = (code: string, fault: string): unknown =>
      issues.push({ code, message: `${name} ${fault}`, id, index })
    if (start === undefined || end === undefined) {
      if (rect === pageNumber) continue
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
    if (o.duration !== undefined && Math.max(start, end) > o.duration + ROUNDING_SECONDS)
      report('beyond-end', `ends at ${end} s, but the audio at ${o.duration} s`)
    if (latest !== null && start < latest.end - ROUNDING_SECONDS && !sharesTime(rect, latest.rect))
      report('overlap', `starts at ${start} s, before "${latest.rect.word ?? latest.rect.id}" ends at ${latest.end} s`)
    if (latest === null || end > latest.end) latest = { rect, end }
  }
  return issues
}

function sharesTime(a: Rect, b: Rect): boolean {
  const isSameSentence = a.sentenceId !== undefined && a.sentenceId === b.sentenceId
  return isSameSentence && a.startTime === b.startTime && a.endTime === b.endTime
}
