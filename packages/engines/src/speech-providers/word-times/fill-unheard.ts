import { shareTime, type TimeSpan } from './share-time'

/** When a word is heard; `estimated` where nobody said so. */
export interface PlacedToken extends TimeSpan {
  estimated: boolean
}

/** Less than this for each word is no time to say it in. */
const LEAST_SECONDS = 0.03

/**
 * Words without a time share what lies between their neighbours. Where nothing lies there, the word before was heard
 * together with them, or the one after: it shares its time.
 */
export function fillUnheard(
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
    if (span.endTime - span.startTime < LEAST_SECONDS * (to - index)) {
      if (previous) {
        filled.pop()
        from -= 1
        span = { startTime: previous.startTime, endTime: Math.max(previous.endTime, span.endTime) }
      } else if (next) {
        to += 1
        span = { startTime: span.startTime, endTime: next.endTime }
      }
    }
    filled.push(...shareTime(span, words.slice(from, to)).map((share) => ({ ...share, estimated: true })))
    index = to
  }
  return filled
}
