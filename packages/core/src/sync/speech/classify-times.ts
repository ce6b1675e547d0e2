import { elementAt } from '../../arrays/element-at'
import { longestIncreasingSubsequence } from '../alignment/longest-increasing-subsequence'

/**
 * The fit of a word's times with those of the other words: 'ordered' if the ends increase from word to word; 'near' if the word
 * ends too early or too late but touches its ordered neighbours; 'stray' if it is far from them, so that its times are
 * worthless.
 */
export type TimeClass = 'ordered' | 'near' | 'stray'

/** Classifies words by their times so that as many as possible are ordered. Times are finite, in seconds. */
export function classifyTimes(words: readonly { start: number; end: number }[]): TimeClass[] {
  const classes = words.map((): TimeClass => 'stray')
  const ordered = longestIncreasingSubsequence(rankEnds(words))
  for (const at of ordered) classes[at] = 'ordered'
  let before = -1
  for (const after of [...ordered, words.length]) {
    const [previous, next] = [words[before], words[after]]
    for (let at = before + 1; at < after; at += 1) {
      const word = elementAt(words, at)
      const touchesPrevious = previous === undefined || word.end > previous.start
      const touchesNext = next === undefined || word.start < next.end
      if (touchesPrevious && touchesNext) classes[at] = 'near'
    }
    before = after
  }
  return classes
}

/** Ranks the ends; equal ends are ranked in the order of their words. */
function rankEnds(words: readonly { end: number }[]): Int32Array {
  const order = words.map(({ end }, at) => ({ end, at })).toSorted((a, b) => a.end - b.end)
  const ranks = new Int32Array(words.length)
  for (const [rank, { at }] of order.entries()) ranks[at] = rank
  return ranks
}
