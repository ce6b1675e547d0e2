import { MIN_WORD_SECONDS } from '../timing/time-tolerances'

interface OverlappingWord {
  start: number
  end: number
  /** Marks reliable times: the ends of ordered words never decrease. */
  isOrdered: boolean
}

/**
 * Separates overlapping times: each word begins when the word before it has ended, at 0 s at the earliest, and lasts at
 * least 1 ms. A word ends at the latest when the next ordered word begins, and leaves room for words that begin with it.
 * A word that is not ordered begins no later than the next ordered one.
 */
export function separateOverlaps<W extends OverlappingWord>(words: readonly W[]): W[] {
  let from = 0
  let next = 0
  const nextOrdered = findNextOrdered(words)
  return words.map((word, at) => {
    const latest = word.isOrdered ? word.start : (nextOrdered[at]?.start ?? word.start)
    const start = Math.max(from, Math.min(word.start, latest))
    next = Math.max(next, at + 1)
    while (next < words.length && !beginsAfter(words[next], start)) next += 1
    const end = Math.max(endOf(word, start, words[next]?.start, next - at, words[next - 1]), start + MIN_WORD_SECONDS)
    from = end
    return { ...word, start, end }
  })
}

/** Finds, for each word, the first ordered word after it. */
function findNextOrdered<W extends OverlappingWord>(words: readonly W[]): (W | undefined)[] {
  const found: (W | undefined)[] = words.map(() => undefined)
  let next: W | undefined
  for (let at = words.length - 1; at >= 0; at -= 1) {
    found[at] = next
    const word = words[at]
    if (word?.isOrdered) next = word
  }
  return found
}

function beginsAfter(word: OverlappingWord | undefined, start: number): boolean {
  return word !== undefined && word.isOrdered && word.start >= start + MIN_WORD_SECONDS
}

/**
 * @param limit start of the next word that does not begin together with this one
 * @param together how many words begin together, this one included; `last` is the last of them
 */
function endOf(
  word: OverlappingWord,
  start: number,
  limit: number | undefined,
  together: number,
  last: OverlappingWord | undefined,
): number {
  const latest = limit ?? Infinity
  const end = Math.min(word.end, latest)
  if (together === 1 || last === undefined) return end
  const room = Math.min(latest, last.end)
  const isRoomLeft = room - end >= (together - 1) * MIN_WORD_SECONDS
  return isRoomLeft ? end : Math.min(end, start + (room - start) / together)
}
