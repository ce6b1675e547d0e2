import type { TextToken } from './list-tokens'

/** A stretch of the text with its time, as an engine cut it. */
export interface HeardStretch extends TextToken {
  /** Seconds, [startTime, endTime). */
  readonly startTime: number
  readonly endTime: number
  readonly confidence: number
}

export interface TokenTime {
  readonly startTime: number
  readonly endTime: number
  readonly confidence: number
}

/**
 * The time of each token, null for one of which nothing was heard. A stretch over several tokens is shared among them by
 * their letters in it; a token of several stretches lasts from the first to the last. Both are in the order of the text,
 * without overlaps; so are the times.
 */
export function shareTimes(tokens: readonly TextToken[], stretches: readonly HeardStretch[]): (TokenTime | null)[] {
  const found = tokens.map((): { first: number; last: number; sure: number; letters: number } | null => null)
  let from = 0
  for (const stretch of stretches) {
    while ((tokens[from]?.end ?? Infinity) <= stretch.start) from += 1
    const parts: { index: number; letters: number }[] = []
    for (let index = from; index < tokens.length; index += 1) {
      const token = tokens[index]
      if (!token || token.start >= stretch.end) break
      parts.push({ index, letters: Math.min(token.end, stretch.end) - Math.max(token.start, stretch.start) })
    }
    const all = parts.reduce((sum, { letters }) => sum + letters, 0)
    const seconds = stretch.endTime - stretch.startTime
    let before = 0
    for (const { index, letters } of parts) {
      const first = stretch.startTime + (seconds * before) / all
      before += letters
      const last = before === all ? stretch.endTime : stretch.startTime + (seconds * before) / all
      const known = found[index]
      found[index] = {
        first: known?.first ?? first,
        last,
        sure: (known?.sure ?? 0) + stretch.confidence * letters,
        letters: (known?.letters ?? 0) + letters,
      }
    }
  }
  return found.map(
    (token) => token && { startTime: token.first, endTime: token.last, confidence: token.sure / token.letters },
  )
}
