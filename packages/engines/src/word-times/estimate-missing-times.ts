import { splitTimeByLetters, type TimeSpan } from './split-time-by-letters'

/** Time of a word; `estimated` when the provider gave none. */
export interface PlacedToken extends TimeSpan {
  estimated: boolean
}

/** Least time in which a word can be spoken. */
const MIN_SECONDS = 0.03

/**
 * Estimates times of words that have none: they share the gap between their neighbours. Without a gap, the word before
 * or after was timed together with them and shares its time.
 */
export function estimateMissingTimes(
  placed: readonly (PlacedToken | null)[],
  words: readonly string[],
  durationSeconds: number,
): PlacedToken[] {
  const filled: PlacedToken[] = []
  for (let index = 0; index < words.length;) {
    const own = placed[index]
    if (own) {
      filled.push(own)
      index += 1
      continue
    }
    let to = index
    while (to < words.length && !placed[to]) to += 1
    const [previous, next] = [filled.at(-1), placed[to]]
    let from = index
    let span = { startTime: previous?.endTime ?? 0, endTime: next?.startTime ?? durationSeconds }
    if (span.endTime - span.startTime < MIN_SECONDS * (to - index)) {
      if (previous) {
        filled.pop()
        from -= 1
        span = { startTime: previous.startTime, endTime: Math.max(previous.endTime, span.endTime) }
      } else if (next) {
        to += 1
        span = { startTime: span.startTime, endTime: next.endTime }
      }
    }
    filled.push(...splitTimeByLetters(span, words.slice(from, to)).map((part) => ({ ...part, estimated: true })))
    index = to
  }
  return filled
}
