import { elementAt } from '../arrays/element-at'
import type { HeardWord } from './heard-word'

/**
 * Keeps the longest subsequence of words whose start times increase. Drops words that a provider returns twice or with a wrong
 * time.
 */
export function keepLongestIncreasing<Word extends HeardWord>(words: readonly Word[]): Word[] {
  // The best subsequence of each length ends at `ends[length - 1]`; `previous` leads back along it.
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  const startOf = (index: number): number => elementAt(words, index).startTime
  for (const [index, { startTime }] of words.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (startOf(elementAt(ends, middle)) <= startTime) low = middle + 1
      else high = middle
    }
    ends[low] = index
    previous[index] = ends[low - 1]
  }
  const increasing: Word[] = []
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    increasing.push(elementAt(words, index))
  }
  return increasing.toReversed()
}
