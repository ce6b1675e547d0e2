import { longestIncreasing } from './longest-increasing'

/**
 * Where a word's time lies among those of the others: 'steady' where their ends follow one another; 'near' where it ends too
 * early or too late and yet touches its steady neighbours; 'stray' far from them, so that it can tell nothing.
 */
export type TimePlace = 'steady' | 'near' | 'stray'

/** Places words by their times, so that as many as can be are steady. Times are finite, in seconds. */
export function findStrayTimes(words: readonly { start: number; end: number }[]): TimePlace[] {
  const places = words.map((): TimePlace => 'stray')
  const steady = longestIncreasing(rankEnds(words))
  for (const at of steady) places[at] = 'steady'
  let before = -1
  for (let place = 0; place <= steady.length; place += 1) {
    const after = steady[place] ?? words.length
    const [previous, next] = [words[before], words[after]]
    for (let at = before + 1; at < after; at += 1) {
      const word = words[at]
      if (word === undefined) continue
      const touchesPrevious = previous === undefined || word.end > previous.start
      const touchesNext = next === undefined || word.start < next.end
      if (touchesPrevious && touchesNext) places[at] = 'near'
    }
    before = after
  }
  return places
}

/** The rank of each end, those of one time in the order of the words. */
function rankEnds(words: readonly { end: number }[]): Int32Array {
  const order = words.map(({ end }, at) => ({ end, at })).toSorted((a, b) => a.end - b.end)
  const ranks = new Int32Array(words.length)
  for (const [rank, { at }] of order.entries()) ranks[at] = rank
  return ranks
}
