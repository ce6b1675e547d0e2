import { SHORTEST_WORD_SECONDS } from './least-times'

interface PlacedWord {
  start: number
  end: number
  /** Whether its time is to be relied on: the ends of steady words never fall. */
  isSteady: boolean
}

/**
 * Moves times apart, so that each word begins when the one before it has ended, at 0 s at the earliest, and lasts 1 ms at
 * least. A word ends where the next steady one begins at the latest, and leaves room for those that begin with it; one
 * that is not steady begins no later than that one does.
 */
export function partOverlaps<W extends PlacedWord>(words: readonly W[]): W[] {
  let from = 0
  let next = 0
  const nextSteady = findNextSteady(words)
  return words.map((word, at) => {
    const latest = word.isSteady ? word.start : (nextSteady[at]?.start ?? word.start)
    const start = Math.max(from, Math.min(word.start, latest))
    next = Math.max(next, at + 1)
    while (next < words.length && !beginsAfter(words[next], start)) next += 1
    const end = Math.max(
      endOf(word, start, words[next]?.start, next - at, words[next - 1]),
      start + SHORTEST_WORD_SECONDS,
    )
    from = end
    return { ...word, start, end }
  })
}

/** For each word the first steady one behind it. */
function findNextSteady<W extends PlacedWord>(words: readonly W[]): (W | undefined)[] {
  const found: (W | undefined)[] = words.map(() => undefined)
  let next: W | undefined
  for (let at = words.length - 1; at >= 0; at -= 1) {
    found[at] = next
    const word = words[at]
    if (word?.isSteady) next = word
  }
  return found
}

function beginsAfter(word: PlacedWord | undefined, start: number): boolean {
  return word !== undefined && word.isSteady && word.start >= start + SHORTEST_WORD_SECONDS
}

/**
 * @param limit when the next word begins that does not begin with this one
 * @param together how many begin with it, itself among them; `last` is the last of them
 */
function endOf(
  word: PlacedWord,
  start: number,
  limit: number | undefined,
  together: number,
  last: PlacedWord | undefined,
): number {
  const latest = limit ?? Infinity
  const end = Math.min(word.end, latest)
  if (together === 1 || last === undefined) return end
  const room = Math.min(latest, last.end)
  const isLeft = room - end >= (together - 1) * SHORTEST_WORD_SECONDS
  return isLeft ? end : Math.min(end, start + (room - start) / together)
}
