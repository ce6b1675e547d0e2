import type { TimeSpan } from '../waveform/list-time-spans'

/** Reasons to look at a time, the gravest first. */
export const timeDoubts = ['overlap', 'too-fast', 'too-slow', 'low-confidence', 'estimated'] as const
export type TimeDoubt = (typeof timeDoubts)[number]

export interface DoubtfulTime {
  readonly span: TimeSpan
  readonly reason: TimeDoubt
}

/** Overlaps up to this come from rounding. */
const MAX_ROUNDING_SECONDS = 0.0015
/** Below this confidence of a match, the narrator probably said another word than the written one. */
const MIN_TIMING_CONFIDENCE = 0.6
/** A word this many times faster or slower than the others is doubtful. */
const FAST_RATIO = 0.35
const SLOW_RATIO = 3.5
/** No word is too slow below this. */
const SLOW_SECONDS = 0.9
/** A word takes the time of its letters, and of one more for its pauses. */
const EXTRA_LETTERS = 1

/**
 * Lists the spans whose times may be wrong, with the gravest reason of each: overlaps first, then by reason, in the order of the
 * narration. Times that were set by hand are only checked for overlaps.
 */
export function listDoubtfulTimes(spans: readonly TimeSpan[]): readonly DoubtfulTime[] {
  const pace = findPace(spans)
  const doubtful = spans.flatMap((span, index) => {
    const reason = findDoubt(span, spans[index - 1], pace)
    return reason === null ? [] : [{ span, reason }]
  })
  return doubtful.toSorted((a, b) => timeDoubts.indexOf(a.reason) - timeDoubts.indexOf(b.reason))
}

function findDoubt(span: TimeSpan, before: TimeSpan | undefined, pace: number): TimeDoubt | null {
  if (before !== undefined && before.end - span.start > MAX_ROUNDING_SECONDS) return 'overlap'
  const { timing } = span.rects[0].rect
  if (timing?.source === 'manual') return null
  const duration = span.end - span.start
  const ratio = duration / (pace * weigh(span))
  if (ratio < FAST_RATIO) return 'too-fast'
  if (ratio > SLOW_RATIO && duration > SLOW_SECONDS) return 'too-slow'
  if (timing?.confidence !== undefined && timing.confidence < MIN_TIMING_CONFIDENCE) return 'low-confidence'
  return timing?.source === 'estimated' ? 'estimated' : null
}

/** Returns the seconds per letter of the median span. */
function findPace(spans: readonly TimeSpan[]): number {
  const paces = spans.map((span) => (span.end - span.start) / weigh(span)).toSorted((a, b) => a - b)
  return paces[paces.length >> 1] ?? 1
}

function weigh({ text }: TimeSpan): number {
  return text.length + EXTRA_LETTERS
}
