import type { HeardWord } from './heard-word'

/**
 * The most words whose times run forward. Where a provider tells a stretch twice, or a time is a slip, the others are left
 * out.
 */
export function keepForward<Word extends HeardWord>(words: readonly Word[]): Word[] {
  // The best run of each length ends at `ends[length - 1]`; `before` leads back along it.
  const ends: number[] = []
  const before: (number | undefined)[] = []
  const startOf = (index: number | undefined): number => (index === undefined ? 0 : (words[index]?.startTime ?? 0))
  for (const [index, { startTime }] of words.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (startOf(ends[middle]) <= startTime) low = middle + 1
      else high = middle
    }
    ends[low] = index
    before[index] = ends[low - 1]
  }
  const kept: Word[] = []
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    const word = words[index]
    if (word) kept.push(word)
  }
  return kept.toReversed()
}
