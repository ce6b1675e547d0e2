import type { TextToken } from './list-tokens'

/** A range of the text with its time, from an engine. */
export interface AlignedRange extends TextToken {
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

interface TokenMatch {
  readonly first: number
  readonly last: number
  /** Sum of the confidences of its letters. */
  readonly confidenceSum: number
  readonly letters: number
}

/**
 * Returns the time of each token, null for an unspoken one. The time of a range over several tokens is split by their letters;
 * a token with several ranges lasts from the first to the last. Tokens, ranges and the returned times are in order and do not
 * overlap.
 */
export function splitTimes(tokens: readonly TextToken[], ranges: readonly AlignedRange[]): (TokenTime | null)[] {
  const matches = tokens.map((): TokenMatch | null => null)
  let from = 0
  for (const range of ranges) {
    while ((tokens[from]?.end ?? Infinity) <= range.start) from += 1
    const parts: { index: number; letters: number }[] = []
    for (let index = from; index < tokens.length; index += 1) {
      const token = tokens[index]
      if (!token || token.start >= range.end) break
      parts.push({ index, letters: Math.min(token.end, range.end) - Math.max(token.start, range.start) })
    }
    const all = parts.reduce((sum, { letters }) => sum + letters, 0)
    const seconds = range.endTime - range.startTime
    let before = 0
    for (const { index, letters } of parts) {
      const first = range.startTime + (seconds * before) / all
      before += letters
      const last = before === all ? range.endTime : range.startTime + (seconds * before) / all
      const match = matches[index] ?? { first, confidenceSum: 0, letters: 0 }
      matches[index] = {
        first: match.first,
        last,
        confidenceSum: match.confidenceSum + range.confidence * letters,
        letters: match.letters + letters,
      }
    }
  }
  return matches.map(
    (token) =>
      token && { startTime: token.first, endTime: token.last, confidence: token.confidenceSum / token.letters },
  )
}
