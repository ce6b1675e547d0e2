import { float64At } from '../../arrays/element-at'
import { MIN_WORD_SECONDS, ROUNDING_SECONDS } from '../timing/time-tolerances'
import { ORDERED } from './classify-times'
import type { SpokenWords } from './spoken-words'

/**
 * Separates overlapping times: each word begins when the word before it has ended, at 0 s at the earliest, and lasts at
 * least 1 ms. A word ends at the latest when the next ordered word begins, and leaves room for words that begin with it.
 * A word that is not ordered begins no later than the next ordered one. Changes the times in place.
 *
 * @param classes of the words, see `classifyTimes`
 * @param onMove called for each word whose times change, with those before
 */
export function separateOverlaps(
  { count, starts, ends }: SpokenWords,
  classes: Uint8Array,
  onMove: (at: number, start: number, end: number) => void,
): void {
  let from = 0
  let next = 0
  let ordered = 0
  for (let at = 0; at < count; at += 1) {
    const written = float64At(starts, at)
    let latest = written
    if (classes[at] !== ORDERED) {
      ordered = Math.max(ordered, at + 1)
      while (ordered < count && classes[ordered] !== ORDERED) ordered += 1
      if (ordered < count) latest = float64At(starts, ordered)
    }
    const start = Math.max(from, Math.min(written, latest))
    next = Math.max(next, at + 1)
    while (next < count && !beginsAfter(next, start)) next += 1
    const end = Math.max(endOf(at, start), start + MIN_WORD_SECONDS)
    from = end
    const writtenEnd = float64At(ends, at)
    starts[at] = start
    ends[at] = end
    if (Math.max(Math.abs(written - start), Math.abs(writtenEnd - end)) > ROUNDING_SECONDS)
      onMove(at, written, writtenEnd)
  }

  function beginsAfter(at: number, start: number): boolean {
    return classes[at] === ORDERED && float64At(starts, at) >= start + MIN_WORD_SECONDS
  }

  /** The words up to `next` begin together with this one. */
  function endOf(at: number, start: number): number {
    const latest = next < count ? float64At(starts, next) : Infinity
    const end = Math.min(float64At(ends, at), latest)
    const together = next - at
    if (together === 1) return end
    const room = Math.min(latest, float64At(ends, next - 1))
    const isRoomLeft = room - end >= (together - 1) * MIN_WORD_SECONDS
    return isRoomLeft ? end : Math.min(end, start + (room - start) / together)
  }
}
